/** Chinese translations of the titles that only the models of this area use. */
export const agentTitles = {
  Agent: '代理人',
  "Agent's name": '代理人姓名',
  Company: '公司',
  Delegation: '代理',
  'Delegation to me': '我代理的用户',
  From: '开始时间',
  Now: '当前生效',
  Until: '结束时间',
}
