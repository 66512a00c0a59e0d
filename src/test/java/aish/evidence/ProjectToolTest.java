package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectToolTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    make                               | src/i2c.c                | true
                    make -C firmware                   | src/i2c.c                | true
                    make                               | README.md                | false
                    make --version                     | src/i2c.c                | false
                    timeout 60 cargo test parser       | src/parser.rs            | true
                    cargo test                         | config/app.toml          | false
                    cargo tree -d                      | src/parser.rs            | false
                    cargo tree -d                      | Cargo.toml               | true
                    npm test                           | src/cart.ts              | true
                    npm audit                          | src/cart.ts              | false
                    npm install                        | src/cart.ts              | false
                    npx vitest run src/a/client.test.ts | src/a/client.ts         | true
                    npx vitest run src/a/client.test.ts | src/b/table.tsx         | false
                    npx vitest run src/a/client.test.ts | package.json            | true
                    pnpm vitest run src/client.test.ts | src/client.ts            | true
                    pnpm add zod                       | src/client.ts            | false
                    dbt build --select fct_revenue     | models/fct_revenue.sql   | true
                    npx eslint src/Table.tsx           | src/Table.tsx            | true
                    npx eslint src/Table.tsx           | src/client.ts            | false
                    go test -race ./internal/limiter   | internal/limiter/a.go    | true
                    go test ./internal/limiter/...     | cmd/gateway/main.go      | false
                    go test ./...                      | cmd/gateway/main.go      | true
                    python3 -m pytest tests/test_summary.py | report/summary.py   | true
                    python3 -m pytest tests/test_summary.py | report/clean.py     | false
                    python manage.py test orders            | orders/tasks.py     | true
                    bats --tap test                         | lib/rotate.sh       | true
                    bundle exec rspec spec/tax_spec.rb:13 | app/tax.rb            | true
                    ./gradlew test                     | src/main/java/A.java     | true
                    ./mvnw -q test -Dtest=OrderTest    | src/main/java/Order.java | true
                    ./mvnw -q test -Dtest=OrderTest    | src/main/java/Cart.java  | false
                    helm template shop chart -s templates/a.yaml | chart/values.yaml | true
                    helm template shop chart           | k8s/ingress.yaml         | false
                    helm list                          | chart/values.yaml        | false
                    cd infra && terraform plan         | main.tf                  | true
                    terraform apply                    | main.tf                  | false
                    ansible-playbook --check site.yml  | roles/a/tasks/main.yml   | true
                    ansible-playbook site.yml          | roles/a/tasks/main.yml   | false
                    docker build -t app .              | Dockerfile               | true
                    docker logs app                    | Dockerfile               | false
                    arm-none-eabi-gcc -c src/a.c       | include/a.h              | true
                    dotnet test --no-build             | src/Invoice.cs           | false
                    valgrind -q ./build/levelmon 8     | src/ring.c               | true
                    ./target/release/parse a.log       | src/parser.rs            | true
                    bin/deploy                         | src/ring.c               | false
                    valgrind ./ringcat 2               | src/ring.c               | true
                    make -C /lib/modules M=. modules   | pulse.c                  | true
                    pdflatex thesis.tex                | chapters/thesis.tex      | true
                    tflint --no-color                  | main.tf                  | true
                    go run ./cmd/kassa                 | money/money.go           | true
                    git status --short                 | notes/any.thing          | true
                    nginx -t -c conf/nginx.conf        | conf/sites/git.conf      | true
                    nginx -s reload                    | conf/sites/git.conf      | false
                    python -m tidepool.cli 30          | tidepool/rates.py        | true
                    python --version                   | tidepool/rates.py        | false
                    ./build/report.sh                  | src/ring.c               | false
                    cat Makefile                       | Makefile                 | false
                    """)
    void readsTheFilesThatItsOutputDependsOn(String command, Path file, boolean reads) {
        boolean found =
                CommandFiles.of(command).tool().filter(tool -> tool.reads(file)).isPresent();
        assertThat(found).isEqualTo(reads);
    }
}
