import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two results of one run. */
export const samples: SampleRows = {
  rows: {
    invariant_result: [
      { id: 'inv-1', run_id: 'run-1', invariant: 'bill.payable', violations: 0, duration_ms: 3 },
      { id: 'inv-2', run_id: 'run-1', invariant: 'bill.items', violations: 2, duration_ms: 9 },
    ],
  },
}
