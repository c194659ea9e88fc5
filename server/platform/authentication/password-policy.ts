import type { LocalizedText } from '../http/locale.ts'

/**
 * Leaked passwords from public lists, in lower case. Passwords shorter than eight characters are left out.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0123456789 01234567 012345678 10203040 11111111 111111111 1111111111 11112222 11223344
  1122334455 12121212 12131415 123123123 1231231234 12312312 123321123 12341234 1234512345 12345678 123456789
  1234567890 12345678910 1234567891 123456987 12345678a 12345679 1234qwer 123654789 123qweasd 123qweasdzxc
  13131313 13579135 1357924680 14725836 147258369 1472583690 147852369 159357159 159753159 18181818 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 19841984 20082008 20202020 22222222 222222222 23232323
  25802580 31415926 33333333 44444444 45454545 51505150 52013140 520131400 5201314520 52545658 55555555 55667788
  66666666 666666666 6666666666 66668888 69696969 77777777 7777777777 78787878 789456123 87654321 88888888
  888888888 8888888888 88889999 951753852 963852741 987654321 9876543210 98765432 99999999 999999999 9999999999
  a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa abc12345 abc123456 abc123abc
  abc123456789 abcd1234 abcdefgh abcdefg1 abcdef123 abcabc123 access14 admin123 admin1234 admin12345 admin123456
  admin888 adminadmin administrator alexander asd123456 asdasd123 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl
  asdfghjkl1 babygirl1 barcelona baseball baseball1 basketball batman123 bismillah blink182 bonjour1 butterfly
  caroline challenge changeme changeme1 changeme123 charlie1 charlotte chocolate christian christopher cocacola
  computer computer1 consumer corvette cristina daniel123 danielle darkness dearbook default1 diamond1 dragon123
  drowssap einstein elephant elizabeth explorer facebook fernando football football1 forever1 franklin freedom1
  friendship fuckyou1 ginger123 godbless goodluck google123 guest123 harrypotter hello123 hello1234 helloworld
  iloveyou iloveyou1 iloveyou2 iloveyou123 imissyou internet jennifer jessica1 jonathan jordan23 juventus
  justin123 kimberly lastfm123 letmein1 letmein123 leonardo lifehack linkedin liverpool liverpool1 login123
  lovelove loveme123 loveyou1 ludovic1 manchester marina123 marlboro maverick megatron mercedes metallica
  michael1 michelle microsoft midnight monkey123 motorola mustang1 mynameis naruto123 nicholas nothing1 november
  p@55w0rd p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd pakistan panasonic paradise pass1234 passw0rd
  passw0rd1 passpass password password! password0 password01 password1 password1! password11 password12 password123
  password1234 password12345 password2 password3 patricia pokemon1 portugal precious princess princess1 princesa
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxed qazwsxedc qazwsx123 qwaszx123 qwe123456 qwe123qwe qweasd123 qweasdzxc
  qweqweqwe qwer1234 qwerasdf qwerqwer qwert123 qwert12345 qwerty01 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyui qwertyuiop realmadrid rockstar1 root1234 samantha samsung1 santiago scorpion secret123
  security september shadow123 shopping slipknot softball somebody spiderman starwars stephanie student1 sunshine
  sunshine1 superman superman1 superstar sweetheart system123 teacher1 tequiero test1234 test12345 testing1
  testtest thailand tinkerbell tokyo2020 trustno1 undefined unicorns valentin vanessa1 veronica victoria
  virginia warcraft welcome1 welcome123 whatever whatever1 william1 winner123 woaini123 woaini520 woaini1314
  woaini521 wojiushiwo wangyut2 xiaoming zaq12wsx zaq1zaq1 zaq1xsw2 zxc123456 zxcv1234 zxcvbnm1 zxcvbnm123
  zxcvbnma zzzzzzzz
  `
    .trim()
    .split(/\s+/),
)

const SHORTEST = 8

/**
 * Returns the reason why a password is too weak, or undefined if it is accepted. Called when a user sets a
 * password, but not at sign-in.
 */
export function passwordProblem(password: string, username: string): LocalizedText | undefined {
  if ([...password].length < SHORTEST) {
    return {
      en: `The password needs at least ${SHORTEST} characters`,
      zh: `密码长度不能少于 ${SHORTEST} 位`,
    }
  }
  const lower = password.toLowerCase()
  if (lower === username.toLowerCase()) {
    return { en: "The password can't be the user name", zh: '密码不能与用户名相同' }
  }
  if (commonPasswords.has(lower)) {
    return { en: 'This password is too common', zh: '密码过于常见，请更换' }
  }
  return undefined
}
