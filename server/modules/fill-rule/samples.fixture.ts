import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two fill rules; the demo data has none. */
export const samples: SampleRows = {
  rows: {
    sys_fill_rule: [
      { id: 'f1', rule_name: 'One', rule_code: 'one', rule_class: 'random' },
      { id: 'f2', rule_name: 'Two', rule_code: 'two', rule_class: 'random' },
    ],
  },
}
