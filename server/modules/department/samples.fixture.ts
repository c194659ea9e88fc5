import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** The list of departments requires an org code. */
export const samples: SampleRows = {
  queries: { 'depart.list': { orgCode: 'A*' } },
}
