import type { SampleRows } from '../../../tests/support/sample-rows.ts'

/** Two delegations; the demo data has none. */
export const samples: SampleRows = {
  rows: {
    sys_user_agent: [
      { id: 'a1', user_name: 'clerk', agent_user_name: 'keeper' },
      { id: 'a2', user_name: 'keeper', agent_user_name: 'clerk' },
    ],
  },
}
