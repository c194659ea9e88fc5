import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two keys with different values, which the test of data rules needs. */
export const samples: SampleRows = {
  rows: {
    intake_key: [
      { id: 'intake-key-1', name: 'One', secret: 'sealed', create_by: 'admin' },
      { id: 'intake-key-2', name: 'Two', secret: 'sealed', create_by: 'clerk' },
    ],
  },
}
