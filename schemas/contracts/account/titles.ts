/** Chinese texts of the titles that only models of this area have. */
export const accountTitles = {
  'Sign-in method': '登录方式',
  'Sign-in record': '登录记录',
}
