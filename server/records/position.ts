import { sql } from 'kysely'
import { positionModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of positions; they belong to no department. */
export const positionResource = defineListResource({
  model: positionModel,
  table: 'sys_position',
  scope: 'none',
  columns: { postRank: { sortBy: sql`coalesce(t.post_rank, '')` } },
})
