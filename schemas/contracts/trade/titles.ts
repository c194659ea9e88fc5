/** Chinese translations of the titles that only the models of this area use. */
export const tradeTitles = {
  Bill: '账单',
  'Channel number': '渠道流水号',
  Fee: '手续费',
  'Intake key': '接入密钥',
  'Intake key id': '接入密钥编号',
  Net: '净额',
  'Original settlement date': '原结算日期',
  'Original trade': '原交易单号',
  'Paid at': '支付时间',
  Payer: '付款账户',
  'Payment method': '支付方式',
  'Recorded at': '入账时间',
  'Trade number': '交易单号',
  'Key revoked at': '密钥吊销时间',
  'Key revoked by': '密钥吊销人',
  'Trade order': '交易订单',
}
