import { sql } from 'kysely'
import { type PositionOption, type PositionOptionsQuery, positionModel, type SysPosition } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { recordNotFound } from '../../platform/resource/records.ts'

const DEFAULT_OPTIONS = 20

/** Finds positions whose name or code contains a keyword, or positions by their codes. */
async function findPositions(
  db: Db,
  { keyword, ids, pageSize = DEFAULT_OPTIONS }: PositionOptionsQuery,
): Promise<PositionOption[]> {
  const part = `%${escapeLike(keyword?.trim() ?? '')}%`
  const condition =
    ids === undefined
      ? sql`(name ilike ${part} or code ilike ${part})`
      : sql`code = any(${readIds(ids)}::text[])`
  const limit = ids === undefined ? sql`limit ${pageSize}` : sql``
  const { rows } = await sql<PositionOption>`select code, name from sys_position
    where ${condition} order by name, code ${limit}`.execute(db)
  return rows
}

/** Error of a request to delete a position that users still have. `count` is the number of these users. */
const positionInUse = defineHttpError<{ name: string; count: number }>('POSITION_HELD', 409, {
  en: ({ name, count }) =>
    `${count === 1 ? 'One person holds' : `${count} people hold`} the position ${name}: give them another one first`,
  zh: ({ name, count }) => `职务“${name}”仍有 ${count} 名用户使用，请先调整后再删除`,
})

/**
 * Throws if a user has one of these positions. Users in the recycle bin count too, since they can be
 * restored.
 */
async function requireUnused(tx: Tx, positions: readonly SysPosition[]): Promise<void> {
  const codes = positions.map(({ code }) => code)
  const { rows } = await sql<{ code: string; count: number }>`select held.code, count(*)::int as count
    from sys_user u cross join unnest(string_to_array(u.post, ',')) held(code)
    where held.code = any(${codes}::text[]) group by held.code order by held.code limit 1`.execute(tx)
  const [inUse] = rows
  const name = positions.find(({ code }) => code === inUse?.code)?.name
  if (inUse && name !== undefined) throw positionInUse({ name, count: inUse.count })
}

/** Positions; they belong to no department. */
export const positions = defineResource({
  name: 'position',
  model: positionModel,
  table: 'sys_position',
  scope: 'none',
  columns: { postRank: { sortBy: sql`coalesce(t.post_rank, '')` } },
  unique: [
    {
      index: 'uniq_sys_position_code',
      field: 'code',
      error: { en: 'Code already in use', zh: '职务编码已存在' },
    },
  ],
  dictionary: { fields: ['id', 'code', 'name', 'postRank'], order: sql`t.code` },
  file: {
    titles: { en: 'Positions', zh: '职务' },
    columns: { code: '职务编码', name: '职务名称', postRank: '职级' },
  },
  hooks: { beforeRemove: requireUnused },
  routes(app, { database: { db } }, { list }) {
    const route = createRoute(app)
    route('position.options', (query) => findPositions(db, query))
    route('position.byCode', async ({ code }, { user: { scope } }) => {
      const found = await db
        .selectFrom('sys_position')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst()
      const position = found && (await list.find(found.id, scope))
      if (!position) throw recordNotFound()
      return position
    })
  },
})
