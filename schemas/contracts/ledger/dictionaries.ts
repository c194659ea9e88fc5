import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries for ledger rules and ledger orders. */
export const ledgerDictionaries = defineDictionaries([
  {
    code: 'ledger_rule_status',
    name: { en: 'Ledger rule status', zh: '分账规则状态' },
    about: { en: 'Whether a rule splits income', zh: '规则是否参与分账' },
    items: [item('ACTIVE', 'Active', '启用', 'success'), item('INACTIVE', 'Inactive', '停用', 'neutral')],
  },
  {
    code: 'ledger_rule_scope_kind',
    name: { en: 'Ledger rule scope', zh: '分账规则适用范围' },
    about: { en: 'Shops that a rule applies to', zh: '规则适用的门店范围' },
    items: [
      item('BRAND', 'Brand', '品牌'),
      item('OWN_GROUP_TAG', 'Group tag', '分组标签'),
      item('SHOP', 'Shop', '门店'),
    ],
  },
  {
    code: 'ledger_order_status',
    name: { en: 'Ledger order status', zh: '分账单状态' },
    about: { en: 'Progress of a ledger order', zh: '分账单的执行进度' },
    items: [
      item('PENDING', 'To be paid', '待分账', 'confirmed'),
      item('PROCESSING', 'Being paid', '分账中', 'settling'),
      item('SUCCEEDED', 'Paid', '已分账', 'settled'),
      item('PARTIAL', 'Partly paid', '部分成功', 'warning'),
      item('FAILED', 'Failed', '失败', 'failed'),
    ],
  },
  {
    code: 'ledger_detail_status',
    name: { en: 'Ledger detail status', zh: '分账明细状态' },
    about: { en: 'Progress of the amount of a receiver', zh: '单个分账方金额的执行进度' },
    items: [
      item('PENDING', 'To be paid', '待分账', 'confirmed'),
      item('PROCESSING', 'Being paid', '分账中', 'settling'),
      item('SUCCEEDED', 'Paid', '已分账', 'settled'),
      item('FAILED', 'Failed', '失败', 'failed'),
      item('RETURNING', 'Being returned', '退回中', 'settling'),
      item('RETURNED', 'Returned', '已退回', 'warning'),
    ],
  },
  {
    code: 'ledger_entry_account',
    name: { en: 'Journal account', zh: '分录科目' },
    about: { en: 'Account of a journal entry', zh: '资金分录所属的科目' },
    items: [
      item('SHOP_PAYABLE', 'Owed to shops', '应付门店'),
      item('CHANNEL_CLEARING', 'Held by channels', '渠道待清算'),
      item('SPLIT_PAYABLE', 'Owed to receivers', '应付分账方'),
      item('ADJUSTMENT', 'Adjustments', '调账'),
    ],
  },
  {
    code: 'ledger_entry_event_kind',
    name: { en: 'Journal event', zh: '分录事件' },
    about: { en: 'Event that posted a journal entry', zh: '产生资金分录的事件' },
    items: [
      item('GROSS', 'Payments', '收款'),
      item('REFUND', 'Refunds', '退款'),
      item('FEE', 'Fees', '手续费'),
      item('SPLIT_OUT', 'Split out', '分账支出'),
      item('SPLIT_IN', 'Split in', '分账收入'),
      item('ADJUSTMENT', 'Adjustment', '调账'),
      item('PAYOUT', 'Payout', '付款'),
      item('SPLIT_PAYOUT', 'Payment to a receiver', '分账付款'),
      item('SPLIT_RETURN', 'Return by a receiver', '分账退回'),
    ],
  },
])
