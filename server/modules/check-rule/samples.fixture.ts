import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** A check rule in addition to the shipped one. */
export const samples: SampleRows = {
  rows: {
    sys_check_rule: [{ id: 'k1', rule_name: 'One', rule_code: 'one', rule_json: '[]' }],
  },
}
