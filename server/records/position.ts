import { sql } from 'kysely'
import { positionModel, type SysPosition } from '#schemas'
import { authorColumns } from '../platform/list/author-columns.ts'
import { defineListResource } from '../platform/list/resource.ts'

/** List of positions; they belong to no department. */
export const positionResource = defineListResource<SysPosition>({
  model: positionModel,
  rows: sql`sys_position t`,
  scopeColumn: 'none',
  columns: {
    code: { type: 'text', sql: sql`t.code` },
    name: { type: 'text', sql: sql`t.name` },
    postRank: { type: 'text', sql: sql`t.post_rank`, sortBy: sql`coalesce(t.post_rank, '')` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.code, t.name, t.post_rank as "postRank", ${authorColumns}`,
  joins: sql``,
})
