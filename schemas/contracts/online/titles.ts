/** Chinese translations of the titles that only the models of this area use. */
export const onlineTitles = {
  'Last seen': '最近活动',
  'Online user': '在线用户',
  Phone: '手机号',
  Session: '会话',
  'Signed in at': '登录时间',
  'This session': '当前会话',
  'User agent': 'User-Agent',
}
