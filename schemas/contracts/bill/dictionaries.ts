import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of bills. */
export const billDictionaries = defineDictionaries([
  {
    code: 'settle_bill_status',
    name: { en: 'Bill status', zh: '结算账单状态' },
    about: { en: 'Stage of a bill from creation to payment', zh: '结算账单从生成到付款所处的环节' },
    items: [
      item('PENDING', 'To confirm', '待确认', 'toConfirm'),
      item('HELD', 'On hold', '已挂起', 'held'),
      item('CONFIRMED', 'Confirmed', '已确认', 'confirmed'),
      item('SETTLING', 'Settling', '结算中', 'settling'),
      item('SETTLED', 'Settled', '已结算', 'settled'),
      item('FAILED', 'Failed', '失败', 'failed'),
    ],
  },
  {
    code: 'settle_bill_item_kind',
    name: { en: 'Bill line type', zh: '账单明细类型' },
    about: { en: 'Source of the amount of a bill line', zh: '账单明细增减金额的来源' },
    items: [
      item('GROSS', 'Payments', '交易收入'),
      item('REFUND', 'Refunds', '退款'),
      item('FEE', 'Channel fees', '渠道手续费'),
      item('SPLIT_OUT', 'Split out', '分账支出'),
      item('SPLIT_IN', 'Split in', '分账收入'),
      item('ADJUSTMENT', 'Adjustment', '调账'),
      item('CARRY', 'Carried over', '结转'),
    ],
  },
  {
    code: 'settle_bill_event',
    name: { en: 'Bill event', zh: '结算账单动态' },
    about: { en: 'What happened to a bill', zh: '结算账单发生过的操作' },
    items: [
      item('CREATED', 'Created', '生成账单', 'neutral'),
      item('CONFIRMED', 'Confirmed', '确认账单', 'confirmed'),
      item('HELD', 'Put on hold', '挂起账单', 'held'),
      item('UNHELD', 'Resumed', '解挂', 'toConfirm'),
      item('RELEASED', 'Released', '放款', 'settling'),
      item('SETTLED', 'Settled', '结算成功', 'settled'),
      item('FAILED', 'Payment failed', '付款失败', 'failed'),
      item('RETRIED', 'Payment retried', '重新放款', 'settling'),
      item('ADJUSTED', 'Adjusted', '调账', 'neutral'),
    ],
  },
  {
    code: 'bill_adjustment_event',
    name: { en: 'Adjustment event', zh: '调账动态' },
    about: { en: 'What happened to an adjustment', zh: '调账发生过的操作' },
    items: [
      item('ADJUSTED', 'Adjusted', '调账', 'neutral'),
      item('APPROVED', 'Approved', '复核通过', 'success'),
      item('REVERSED', 'Reversed', '冲销', 'warning'),
    ],
  },
])
