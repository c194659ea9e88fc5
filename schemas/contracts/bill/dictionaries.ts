import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of bills. */
export const billDictionaries = defineDictionaries([
  {
    code: 'settle_bill_status',
    name: { en: 'Bill status', zh: '结算账单状态' },
    about: { en: 'Stage of a bill from creation to payment', zh: '结算账单从生成到付款所处的环节' },
    items: [
      item('PENDING', 'To confirm', '待确认', 'gold'),
      item('HELD', 'Held', '已挂起', 'volcano'),
      item('CONFIRMED', 'Confirmed', '已确认', 'blue'),
      item('SETTLING', 'Settling', '结算中', 'processing'),
      item('SETTLED', 'Settled', '已结算', 'green'),
      item('FAILED', 'Failed', '结算失败', 'red'),
    ],
  },
  {
    code: 'settle_bill_item_kind',
    name: { en: 'Bill line type', zh: '账单明细类型' },
    about: { en: 'Source of the amount of a bill line', zh: '账单明细增减金额的来源' },
    items: [
      item('GROSS', 'Payments', '交易收入', 'green'),
      item('REFUND', 'Refunds', '退款', 'orange'),
      item('FEE', 'Channel fees', '渠道手续费', 'purple'),
      item('SPLIT_OUT', 'Split out', '分账支出', 'magenta'),
      item('SPLIT_IN', 'Split in', '分账收入', 'cyan'),
      item('ADJUSTMENT', 'Adjustment', '调账', 'geekblue'),
      item('CARRY', 'Carried over', '结转', 'default'),
    ],
  },
  {
    code: 'settle_bill_event',
    name: { en: 'Bill event', zh: '结算账单动态' },
    about: { en: 'What happened to a bill', zh: '结算账单发生过的操作' },
    items: [
      item('CREATED', 'Created', '生成账单', 'default'),
      item('CONFIRMED', 'Confirmed', '确认账单', 'blue'),
      item('HELD', 'Put on hold', '挂起账单', 'volcano'),
      item('UNHELD', 'Resumed', '解挂', 'gold'),
      item('RELEASED', 'Released', '放款', 'green'),
      item('SETTLED', 'Settled', '结算成功', 'green'),
      item('FAILED', 'Payment failed', '结算失败', 'red'),
      item('RETRIED', 'Payment retried', '重新放款', 'processing'),
      item('ADJUSTED', 'Adjusted', '调账', 'geekblue'),
    ],
  },
])
