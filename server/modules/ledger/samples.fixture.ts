import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two rules with different values, which the test of data rules needs. Orders are part of the demo data. */
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
  },
}
