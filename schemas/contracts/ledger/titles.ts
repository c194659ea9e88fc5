/** Chinese texts of the titles that only models of this area have. */
export const ledgerTitles = {
  'Account reference': '账户标识',
  'Applies to': '适用对象',
  'Event kind': '事件类型',
  'Event id': '事件 ID',
  'Journal account': '科目',
  'Journal entry': '资金分录',
  'Posted at': '入账时间',
  'Effective to': '失效日期',
  'Fixed amount': '固定金额',
  'Ledger rule': '分账规则',
  Receiver: '分账方名称',
  Receivers: '分账方',
  Scope: '适用范围',
  Share: '分账比例',
  'Total of fixed amounts': '固定金额合计',
  'Total share': '比例合计',
}
