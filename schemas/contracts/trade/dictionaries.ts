import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of trades. */
export const tradeDictionaries = defineDictionaries([
  {
    code: 'trade_order_status',
    name: { en: 'Trade status', zh: '交易状态' },
    about: { en: 'Current status of a trade', zh: '交易的当前状态' },
    items: [
      item('SUCCESS', 'Successful', '成功', 'success'),
      item('REFUNDED', 'Refunded', '已全额退款', 'warning'),
      item('PARTLY_REFUNDED', 'Partly refunded', '部分退款', 'warning'),
      item('FAILED', 'Failed', '失败', 'danger'),
      item('CLOSED', 'Closed', '已关闭', 'neutral'),
    ],
  },
  {
    code: 'intake_key_status',
    name: { en: 'Intake key status', zh: '接入密钥状态' },
    about: { en: 'Whether a key can still sign trades', zh: '密钥是否仍可用于签名' },
    items: [item('ACTIVE', 'Active', '有效', 'success'), item('REVOKED', 'Revoked', '已吊销', 'neutral')],
  },
  {
    code: 'trade_order_kind',
    name: { en: 'Trade type', zh: '交易类型' },
    about: { en: 'Payment or refund', zh: '交易为收款还是退款' },
    items: [item('PAY', 'Payment', '支付'), item('REFUND', 'Refund', '退款', 'warning')],
  },
  {
    code: 'trade_order_pay_method',
    name: { en: 'Payment method', zh: '支付方式' },
    about: { en: 'Payment method of the customer', zh: '顾客付款的方式' },
    items: [
      item('QR', 'QR code', '扫码支付'),
      item('JSAPI', 'Mini program', '小程序支付'),
      item('APP', 'App', 'App 支付'),
      item('FACE', 'Face', '刷脸支付'),
      item('CARD', 'Card', '刷卡支付'),
    ],
  },
])
