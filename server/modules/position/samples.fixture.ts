import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two positions; the demo data has none. */
export const samples: SampleRows = {
  rows: {
    sys_position: [
      { id: 'p1', code: 'one', name: 'One' },
      { id: 'p2', code: 'two', name: 'Two' },
    ],
  },
}
