/** The most common passwords of at least eight characters, in lower case. */
const list = `
12345678 123456789 1234567890 12345678910 123123123 1234512345 123456123 12341234 87654321 987654321 0987654321
9876543210 11223344 112233445566 123454321 147258369 159753456 147852369 963852741 741852963 789456123 456789123
159357456 123654789 12344321 01234567 0123456789 00000000 000000000 0000000000 11111111 111111111 1111111111
22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212 13131313 10101010 20202020
password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p@ssw0rd1
p@ssword1 passwort passwort1 passwort123 motdepasse contrasena password01 password2 password3 mypassword
thepassword yourpassword newpassword changeme changeme1 changeme123 changeit letmein1 letmein123 letmeinnow
welcome1 welcome12 welcome123 welcome1! welcome2 admin123 admin1234 admin12345 adminadmin administrator root1234
rootroot toor1234 superuser superman superman1 batman123 spiderman ironman1 starwars starwars1 pokemon1 pokemon123
minecraft fortnite1 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qwertzuiop azertyuiop
azerty123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123
qazwsxedcrfv asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnmzxcvbnm abcd1234 abc12345
abc123456 abcdefgh abcdefghi a1234567 a12345678 a123456789 aa123456 aa12345678 q1w2e3r4 q1w2e3r4t5 test1234
test12345 testtest testing1 testing123 iloveyou iloveyou1 iloveyou2 iloveyou! loveyou1 lovelove babygirl
babygirl1 princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball softball
butterfly chocolate jennifer jessica1 michelle michelle1 michael1 jonathan alexander alexandra elizabeth
christian samantha benjamin nicholas danielle stephanie veronica victoria charlotte trustno1 whatever
whatever1 computer computer1 internet corvette mercedes maverick midnight dragon123 monkey123 master123
shadow123 hunter123 killer123 secret123 secret12 mysecret summer123 summer2023 summer2024 summer2025 summer2026
winter2023 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026
hello123 hello1234 hellohello goodluck blessed1 jesus123 jesuschrist letmein! access14 blahblah happy123
freedom1 liverpool liverpool1 arsenal1 chelsea1 manchester barcelona realmadrid juventus schalke04 bayern123
slipknot metallica nirvana1 eminem123 william1 elephant dolphins cheyenne diamond1 rainbow1 snowball
vitrine1 vitrine123 storefront shopping shopping1 customer customer1
`

/** A short list of our own. Most common passwords are too short anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
