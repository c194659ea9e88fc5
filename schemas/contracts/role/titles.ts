/** Chinese translations of the titles that only the models of this area use. */
export const roleTitles = {
  'User of a role': '角色用户',
}
