import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Names and titles of the invariants that the nightly job checks. */
export const invariantDictionaries = defineDictionaries([
  {
    code: 'invariant',
    name: { en: 'Invariant', zh: '不变式' },
    about: { en: 'Rules that hold at any time for all money', zh: '资金数据任何时候都须成立的规则' },
    items: [
      item('bill.payable', 'Lines of a bill add up to its payable amount', '账单明细之和等于应结金额'),
      item(
        'bill.items',
        'Lines of a bill equal its trades, splits and adjustments',
        '账单明细与交易、分账、调账一致',
      ),
      item(
        'bill.carry',
        'Carried amounts are taken over once by the next bill',
        '结转金额由下期账单承接且仅一次',
      ),
      item(
        'bill.payout',
        'Settled bills are paid once, with their exact amount',
        '已结算账单按应结金额付款且仅一次',
      ),
      item('journal.event', 'Entries of a journal event add up to zero', '每笔分录借贷平衡'),
      item(
        'journal.payable',
        'Journal balances of shops equal their unpaid bills',
        '门店应付余额等于未付账单',
      ),
      item(
        'ledger.detail',
        'Details of a ledger order add up to its split amount',
        '分账明细之和等于分账金额',
      ),
      item(
        'ledger.payout',
        'Receivers are paid once, and returned amounts come back once',
        '分账款仅付一次，退回款仅退一次',
      ),
      item('trade.refund', 'Refunds of a payment never exceed it', '退款不超过原支付金额'),
      item('trade.daily', 'Daily sums equal the trades of the day', '每日汇总与当日交易一致'),
      item('audit.chain', 'The audit log is complete and unchanged', '审计日志完整且未被修改'),
    ],
  },
  {
    code: 'invariant_outcome',
    name: { en: 'Outcome of an invariant', zh: '不变式检查结果' },
    about: { en: 'Whether an invariant holds', zh: '不变式是否成立' },
    items: [item('HOLDS', 'Holds', '成立', 'success'), item('VIOLATED', 'Violated', '被违反', 'danger')],
  },
])
