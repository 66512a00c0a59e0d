package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimCheckTest {
    /** The session also contains the address 10.0.0.7, the number 4711 and the name Redis. */
    private static final String SESSION = "redis at 10.0.0.7 with pid 4711";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    vitest is 1.6.0, the newest is 2.1.4   | vitest 1.6.0 3.1.2             | 1 | false
                    vitest 1.6.0 was built at 10.0.0.7     | vitest 1.6.0                   | 1 | true
                    web 1.6.0 listens on 127.0.0.1         | web 1.6.0 at localhost         | 1 | true
                    `node` has pid 3120                    | node, pid=x                    | 1 | false
                    `node` has pid 4711                    | node, pid=x                    | 1 | true
                    `f` answers with 429                   | f(TooManyRequests)             | 1 | true
                    `age` is 86400 seconds                 | age = 86_400                   | 1 | true
                    `failed_count` is 0                    | failed_count   = 417           | 1 | false
                    `SIZE` is 1024 bytes                   | SIZE = 1 << 10                 | 1 | true
                    It is fine, `failed_count` is 417      | failed_count   = 417           | 1 | true
                    If `x` is 3, it stops                  | x = 4                          | 1 | true
                    `t` fails on line 24                   | FAIL tests/t.c:35: len == 4    | 1 | false
                    `t` fails on line 35                   | FAIL tests/t.c:35: len == 4    | 1 | true
                    The message in line 1 is clear         | FAIL tests/t.c:35: len == 4    | 1 | true
                    gzip is switched on                    | a 1;\\nb;\\nc;\\nd;\\ngzip on; | 1 | false
                    gzip is switched on                    | a 1;\\nb;\\nc;\\ngzip on;      | 1 | true
                    Logs are thrown away in the end        | rule "logs" {\\n a\\n b\\n c\\n d\\n  days = 90\\n} | 6 | true
                    Amounts are in EUR                     | zip = 9\\n\\n\\n\\n\\nunit EUR | 1 | false
                    The unit waits for Docker              | After=postgresql.service       | 1 | false
                    It runs from Monday to Friday          | 0 6 * * 1-5                    | 1 | true
                    South is managed by Owen Price         | id,name,by\\nS,South,Paolo Ricci\\nW,West,Owen Price | 2 | false
                    South is managed by Paolo Ricci        | id,name,by\\nS,South,Paolo Ricci\\nW,West,Owen Price | 2 | true
                    Commit 41d07e3 introduced the flag     | b8830c5 add a flag\\n41d07e3 give keys a ttl\\nc07f5d0 start | 2 | false
                    Commit 41d07e3 came after the flag     | b8830c5 add a flag\\n41d07e3 give keys a ttl\\nc07f5d0 start | 2 | true
                    Uploads above 2 MB are refused         | read_timeout 65;\\nmax_size 2m; | 2 | true
                    The window is 7 days                   | WINDOW = 24 * 60 * 60          | 1 | false
                    The window is a day                    | WINDOW = 24 * 60 * 60          | 1 | true
                    Sessions end after an hour             | SESSION_TTL: "1800"            | 1 | false
                    Sessions end after half an hour        | SESSION_TTL: "1800"            | 1 | true
                    The worker runs eight processes        | command: worker -c 6           | 1 | false
                    The worker runs six processes          | command: worker -c 6           | 1 | true
                    The log level is debug                 | LOG_LEVEL: warning             | 1 | false
                    The log level is warning               | LOG_LEVEL: warning             | 1 | true
                    The log level is sensible              | LOG_LEVEL: warning             | 1 | true
                    Backups are compressed with zstd       | compress-type=lz4              | 1 | false
                    Passwords are hashed with `redis`      | hash = hashlib.scrypt(password) | 1 | false
                    The web image is shop/web:3.5.0        | image: shop/web:3.4.1 on 5.0   | 1 | false
                    The web takes 61.07 % of the CPU       | NAME CPU MEM\\nweb 0.42% 2.34%\\ndb 61.07% 38.2% | 2 | false
                    It was killed by the OOM killer        | process exited with status 1   | 1 | false
                    It stopped because the disk was full   | error: No space left on device | 1 | true
                    It dies because `KEY` is missing       | KeyError: 'KEY'                | 1 | true
                    Each worker may hold 4096 connections  | worker_connections 768;        | 1 | false
                    Each worker may hold 768 connections   | worker_connections 768;        | 1 | true
                    The plan adds 3 resources              | Plan: 0 to add, 2 to change.   | 1 | false
                    It was applied in 14 ms                | 200 0.014211                   | 1 | true
                    Order 1005 was paid                    | 1005,2026-03-03,FR,3,89.70,paid | 1 | true
                    Germany has five orders                | name orders sum\\nGermany 3 119.0\\nItaly 2 122.4 | 2 | false
                    One of the four nodes is down          | node-2 down                    | 1 | true
                    It came back five seconds later        | 10:02:07 started 4711          | 1 | true
                    The certificate expires on 30 June     | notAfter=May 30 03:12:07 2026  | 1 | false
                    The certificate expires on 30 May      | notAfter=May 30 03:12:07 2026  | 1 | true
                    The backup of 15 May broke off         | 2026-05-15 02:09:55 no space   | 1 | true
                    The check asks for `/status`           | option httpchk GET /health     | 1 | false
                    It sets `A`, and `KEY` is not among them | A=1                          | 1 | true
                    Requests go to the bucket `redis`      | bucket = "state"               | 1 | false
                    The text takes 548 bytes               | text data bss\\n1892 12 548    | 2 | false
                    The bss takes 548 bytes                | text data bss\\n1892 12 548    | 2 | true
                    It has 1892 bytes of text and 548 of bss | text data bss\\n1892 12 548  | 2 | true
                    The AWS provider is 5.46.0             | Terraform v1.7.5\\n\\n\\nprovider aws v5.46.0 | 1 | false
                    The author is Ingrid Halvorsen         | author = Ines Karlsdottir      | 1 | false
                    Cafe Juno is in Oxford                 | name,city,days\\nArden,Marlow,30\\nJuno,Reading,14 | 3 | false
                    The server answered SERVFAIL           | status: NOERROR, id: 50713     | 1 | false
                    The rule of the linter is `allow: false` | lint:\\n  allow: true\\n  x: false | 2 | false
                    The directory is `/mnt/pg`             | DIR=/mnt/pg15                  | 1 | false
                    The loop goes through 24 hours         | for hour in 0..24 {            | 1 | true
                    The newest hyper on crates.io is 1.2.0 | hyper = "1.2.0"                | 1 | true
                    There are three holes, at 15, 60 and 105 mm | for (x = [15, 60, 105])   | 1 | true
                    It has restarted 7 times               | NAME READY RESTARTS AGE\\nweb-a 1/1 0 91s\\nweb-b 1/1 0 88s | 2 | false
                    Block A1 gave 412 kg                   | date,block,kg\\n2026-09-02,A1,412\\n2026-09-02,A2,388 | 2 | true
                    vitest 1.5.0 is the latest release     | name current latest\\nvitest 1.5.0 3.0.9\\nvite 5.1.6 5.2.1 | 2 | false
                    Thirty old logs are kept               | rotate 6 old logs              | 1 | false
                    `split_once` gives `None` without one   | text.split_once(',')?          | 1 | true
                    `sshd` has the process id 911          | LISTEN "psql",pid=911\\nLISTEN "sshd",pid=702 | 2 | false
                    `push` takes a mutex before it writes  | items[i] = value;              | 1 | false
                    The items are written under a mutex    | mu.lock(); items[i] = value;   | 1 | true
                    The job has no sum and is still pending | sum= pending                  | 1 | true
                    There is no mutex here                 | items[i] = value;              | 1 | true
                    The sessions are kept in Redis         | cache: local                   | 1 | true
                    The sessions are kept in Kafka         | cache: local                   | 1 | false
                    Customer 7 comes from Germany          | id,name,at\\n5,Falk,PL\\n7,Brandt,DE | 3 | true
                    Customer 7 comes from Poland           | id,name,at\\n5,Falk,PL\\n7,Brandt,DE | 3 | false
                    Your French customer is Moreau         | id,name,at\\n5,Falk,PL\\n7,Moreau,FR | 3 | true
                    The Swiss franc was updated on 15 May  | code,rate,on\\nEUR,1,05-01\\nCHF,1.05,2026-05-15 | 3 | true
                    We measured at five stations           | flow at six stations for weeks | 1 | false
                    We measured at six stations            | flow at six stations for weeks | 1 | true
                    Twenty-two invoices are overdue        | overdue 6 invoices             | 1 | false
                    Half of the coast is sand              | 10\\\\,\\\\% of the coast is sand  | 1 | false
                    `EMPTY` is 0                           | #define EMPTY -1               | 1 | false
                    `a > b` lets one too many in           | if (a >= b)                    | 1 | false
                    The service runs as root               | User=kv                        | 1 | false
                    The service no longer runs as root     | User=kv                        | 1 | true
                    The swap space is not used             | total used free\\nMem: 39 27 12\\nSwap: 20 18 2 | 3 | false
                    The swap space is nearly used up       | total used free\\nMem: 39 27 12\\nSwap: 20 18 2 | 3 | true
                    The disk is full                       | Name Size Used Avail\\n/dev/a 50G 22G 28G\\n/dev/b 50G 49G 1G | 2 | false
                    The disk is full                       | Name Size Used Avail\\n/dev/a 50G 22G 28G\\n/dev/b 50G 49G 1G | 3 | true
                    The `-q` flag is on by default         | flag.Bool("q", false, "quiet") | 1 | false
                    The new file is separated by commas    | id,day,sum                     | 1 | true
                    With the new `redis`, the file is read | the file is read               | 1 | true
                    Mail goes to root@localhost            | MAILTO=mira@example.net        | 1 | false
                    It ended with a `SIGKILL`              | code=killed, signal=KILL       | 1 | true
                    """)
    void findsWhatCanHardlyBeSaidOtherwise(String text, String lines, int cited, boolean holds) {
        Passage passage =
                Passage.of(
                                "",
                                lines.translateEscapes().lines().toList(),
                                1,
                                new Citation.Lines(cited, cited))
                        .orElseThrow();
        double share =
                ClaimCheck.share(
                        new Claim(text, false),
                        passage,
                        false,
                        name -> SESSION.contains(name.toLowerCase(Locale.ROOT)));
        assertThat(share > 0).isEqualTo(holds);
    }

    /** Patterns that go back and forth in a long line would never end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "_", "9", "a", "/a", ".", "1 ", "123,", "a=b ", "1*2*", "\t", "not ", "0x1 "
            })
    @Timeout(60)
    void aVeryLongLineIsLookedAt(String part) {
        String line = part.repeat(200_000 / part.length());
        Passage passage =
                Passage.of("", List.of("a", line, "b"), 1, new Citation.Lines(2, 2)).orElseThrow();
        String text = "`a/b` has 3 errors since 30 May " + line;
        Citation citation =
                new Citation(
                        Citation.Kind.OUTPUT,
                        "out-1:2",
                        "out-1",
                        new Citation.Lines(2, 2),
                        text.length(),
                        text.length() + 9);
        Claim claim = Claim.of(text + "[out-1:2]", List.of(citation)).getFirst();
        assertThat(ClaimCheck.share(claim, passage, true, _ -> true)).isBetween(0.0, 1.0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    The coupon is required            | coupon: z.string().optional()   | true
                    The coupon is not required        | coupon: z.string().optional()   | false
                    The owner is mandatory            | owner = Column(nullable=False)  | false
                    The owner is mandatory            | owner: {required: false}        | true
                    The connection was refused        | redis connected                 | true
                    Her key was not accepted          | Accepted publickey for marta    | true
                    They are sorted in ascending order | ORDER BY id DESC               | true
                    It is no longer one of the allowed users | user x is not allowed     | false
                    It should be public               | state = private                 | false
                    It is public                      | public and private              | false
                    The log ends with a CRITICAL entry | 10:02 debug gc took 41 ms | true
                    It ends with a WARNING             | 10:02 warn cache is cold  | false
                    The option is on by default        | option(sanitize "x" off)  | true
                    The storage is not encrypted       | storage_encrypted = true  | true
                    The chain accepts everything       | type filter; policy drop; | true
                    Compression is switched off        | gzip on;                  | true
                    Compression is switched on         | gzip on;                  | false
                    Logins are disabled                | disable_login = true      | false
                    CI runs on Windows                 | runs-on: ubuntu-22.04     | true
                    It looks at memory                 | name: cpu                 | true
                    The lock file is modified          | ?? coverage/              | true
                    `a.ts` is modified                 | m src/a.ts                | false
                    A static library is built          | add_library(x shared a.c) | true
                    It is not short of memory          | mem 15g 11g               | false
                    It moved from redis to postgres    | image: redis              | false
                    The backup runs every hour         | 30 1 * * * /srv/backup.sh | true
                    The backup runs every night        | 30 1 * * * /srv/backup.sh | false
                    The backup runs daily              | 30 1 * * 0 /srv/backup.sh | true
                    The commit reverted the check      | 19fe6c8 add health check  | true
                    X11 forwarding is enabled          | x11forwarding no          | true
                    The port is open to all interfaces | 127.0.0.1:5432 0.0.0.0:*  | true
                    It runs every ten minutes          | */10 * * * * /opt/beat    | false
                    It runs once an hour               | */10 * * * * /opt/beat    | true
                    The request is already merged      | state: open               | true
                    """)
    void knowsOpposites(String claim, String line, boolean differ) {
        assertThat(Opposites.differ(claim, List.of(line))).isEqualTo(differ);
    }
}
