/** Chinese texts of the titles that only models of this area have. */
export const roleTitles = {
  'User of a role': '角色用户',
}
