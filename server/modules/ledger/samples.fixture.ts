import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two rules and two orders, so that the test of data rules can tell rows apart. */
export const samples: SampleRows = {
  rows: {
    ledger_rule: [
      {
        id: 'ledger-1',
        name: 'One',
        scope_kind: 'OWN_GROUP_TAG',
        own_group_tag: 'one',
        effective_from: '2026-01-01',
        status: 'ACTIVE',
      },
      {
        id: 'ledger-2',
        name: 'Two',
        scope_kind: 'OWN_GROUP_TAG',
        own_group_tag: 'two',
        effective_from: '2026-02-01',
        status: 'INACTIVE',
      },
    ],
    ledger_order: [
      {
        id: 'ledger-order-1',
        order_no: 'L1',
        bill_id: 'ledger-bill-1',
        rule_id: 'ledger-1',
        rule_name: 'Rule 1',
        shop_id: 'ledger-shop-1',
        channel_code: 'wechat',
        settle_date: '2026-01-02',
        trade_date: '2026-01-01',
        income_fen: 1_000,
        split_fen: 0,
        status: 'PENDING',
        sys_org_code: 'A01',
        create_by: 'system',
      },
      {
        id: 'ledger-order-2',
        order_no: 'L2',
        bill_id: 'ledger-bill-2',
        rule_id: 'ledger-2',
        rule_name: 'Rule 2',
        shop_id: 'ledger-shop-2',
        channel_code: 'wechat',
        settle_date: '2026-01-03',
        trade_date: '2026-01-01',
        income_fen: 1_000,
        split_fen: 0,
        status: 'PENDING',
        sys_org_code: 'A01',
        create_by: 'system',
      },
    ],
  },
}
