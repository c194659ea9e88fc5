import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two rules, so that the test of data rules can tell rows apart. The demo has orders of its own. */
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
