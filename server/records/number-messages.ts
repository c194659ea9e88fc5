/** Messages if `#schemas/numbers` rejects the number of a person, a licence or an account. */
export const numberMessages = {
  mobile: { en: 'Not a valid mobile number', zh: '手机号格式不正确' },
  idCard: { en: 'Not a valid ID number', zh: '身份证号码不正确' },
  licence: { en: 'Not a valid licence number', zh: '证照号码不正确' },
  account: { en: 'Not a valid account number', zh: '账号不正确' },
}
