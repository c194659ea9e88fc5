import { sql } from 'kysely'
import { invariantResultDetailModel, invariantResultModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

const outcome = { sql: sql`case when t.violations = 0 then 'HOLDS' else 'VIOLATED' end` }

/** List of the results of invariant checks. */
export const resultResource = defineListResource({
  model: invariantResultModel,
  table: 'invariant_result',
  scope: 'none',
  columns: { outcome },
})

/** Results of invariant checks, each with its first violations. */
export const resultDetailResource = defineListResource({
  model: invariantResultDetailModel,
  table: 'invariant_result',
  scope: 'none',
  columns: { outcome, sample: sql`jsonb_pretty(t.sample)` },
  rulesFrom: resultResource,
})
