/** Chinese translations of the titles that only the models of this area use. */
export const shopBossTitles = {
  'ID number': '证件号码',
  'Merged into': '已合并到',
  'Merged into, id': '合并到的店主编号',
  'Names of the shops': '门店名称',
  'On hold': '已挂起金额',
  'Owner to keep': '保留的店主',
  'Owner to keep, name': '保留的店主名称',
  'Owner to merge': '被合并的店主',
  'Owner to merge, name': '被合并的店主名称',
  'Preview of a merge of owners': '店主合并预览',
  'Settled this month': '本月已结算',
  'Shop owner': '店主',
  'Shop owner with shops and money': '店主及其门店与资金',
  Shops: '门店数',
  Unsettled: '未结清金额',
  'Unsettled bills': '未结清账单',
}
