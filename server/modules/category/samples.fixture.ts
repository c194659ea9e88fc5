import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two categories; the demo data has none. */
export const samples: SampleRows = {
  rows: {
    sys_category: [
      { id: 'c1', name: 'One', code: 'A01' },
      { id: 'c2', name: 'Two', code: 'A02' },
    ],
  },
}
