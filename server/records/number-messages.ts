/**
 * Messages for invalid numbers of persons, licences and accounts. `#schemas/numbers` validates these numbers.
 */
export const numberMessages = {
  mobile: { en: 'Not a valid mobile number', zh: '手机号格式不正确' },
  idCard: { en: 'Not a valid ID number', zh: '身份证号码不正确' },
  licence: {
    en: 'A licence number has 18 digits and letters without I, O, S, V and Z, or 15 digits',
    zh: '证照号码为 18 位数字和字母（不含 I、O、S、V、Z），或 15 位数字',
  },
  account: { en: 'Not a valid account number', zh: '账号不正确' },
}
