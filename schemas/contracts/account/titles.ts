/** Chinese translations of the titles that only the models of this area use. */
export const accountTitles = {
  'Sign-in method': '登录方式',
  'Sign-in record': '登录记录',
}
