import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Query parameters for lists in tests: the list of departments requires an org code. */
export const samples: SampleRows = {
  queries: { 'depart.list': { orgCode: 'A*' } },
}
