package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    It fails. The port is 80 [out-1:3].        | The port is 80
                    The port is 80. [out-1:3]                  | The port is 80.
                    See also [out-1:3]                         | ''
                    [out-1:3] shows the port.                  | shows the port
                    As [out-1:3] shows, the port is 80. Next.  | , the port is 80
                    A is b [out-1:3] and c is d [out-2:4].     | A is b / and c is d
                    [out-1:3] says a, [out-2:4] says b.        | says a, / says b
                    A is b [out-1:3], [out-2:4]                | A is b / A is b
                    A is b [out-1:3] and [out-2:4]             | A is b / A is b
                    """)
    void isTheSentenceOfTheCitation(String line, String wanted) {
        List<Citation> citations = new CitationReader(_ -> false).read(line);
        String found =
                Claim.of(line, citations).stream()
                        .map(claim -> claim.text().strip())
                        .map(text -> text.startsWith("shows, ") ? text.substring(5) : text)
                        .collect(Collectors.joining(" / "));
        assertThat(found).isEqualTo(wanted);
    }
}
