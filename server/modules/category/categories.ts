import { sql } from 'kysely'
import type { NewCategory, SysCategory } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { LEVEL_LENGTH, nextOrgCode } from '../../platform/departments/org-code.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import type { Values } from '../../platform/resource/resource.ts'
import { categoryCycle, categoryFull, categoryNotFound } from './errors.ts'
import { categoryFile } from './jeecg-file.ts'
import { categoryResource, limitToTopLevel, TOP } from './list-resource.ts'
import { categoryRoutes } from './routes.ts'

/**
 * Locks all categories against other changes, so that new codes are unique and two simultaneous moves can't
 * form a cycle.
 */
const lockTree = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sys_category', 0))`.execute(tx)

/** Returns the code of a parent category, or an empty string for the top level. */
async function codeAbove(tx: Tx, pid: string): Promise<string> {
  if (pid === TOP) return ''
  const above = await tx
    .selectFrom('sys_category')
    .select('code')
    .where('id', '=', pid)
    .where('del_flag', '=', 0)
    .executeTakeFirst()
  if (!above) throw categoryNotFound()
  return above.code
}

/**
 * Generates the next code below a parent, in the format of org codes. Codes of deleted and moved categories
 * are never used again.
 */
async function nextCode(tx: Tx, above: string): Promise<string> {
  const length = above.length + LEVEL_LENGTH
  const { rows } = await sql<{ last: string | null }>`select max(code) as last from sys_category
    where starts_with(code, ${above}) and length(code) = ${length} and code ~ '[A-Z][0-9]{2}$'`.execute(tx)
  const code = nextOrgCode(above, rows[0]?.last ?? undefined)
  if (code === undefined) throw categoryFull()
  return code
}

async function rejectCycle(tx: Tx, { id, name }: SysCategory, pid: string): Promise<void> {
  const { rows } = await sql`with recursive up as (
      select c.id, c.pid from sys_category c where c.id = ${pid}
      union
      select c.id, c.pid from sys_category c join up on c.id = up.pid
    ) select from up where id = ${id}`.execute(tx)
  if (rows.length > 0) throw categoryCycle({ name })
}

/**
 * Returns the parent id that a category has after an edit. A move doesn't change the code of the category,
 * since records store the code.
 */
async function movedTo(tx: Tx, { pid }: Pick<NewCategory, 'pid'>, before: SysCategory): Promise<string> {
  const newParent = pid === undefined ? before.pid : pid || TOP
  if (newParent !== before.pid) {
    await codeAbove(tx, newParent)
    await rejectCycle(tx, before, newParent)
  }
  return newParent
}

/**
 * Marks categories and their descendants as deleted. The rows stay in the table, so that no new category gets
 * the same code.
 */
async function markDeleted(tx: Tx, ids: readonly string[], { user, at }: ChangeContext): Promise<void> {
  await sql`with recursive down as (
      select c.id from sys_category c where c.id = any(${[...ids]}::text[])
      union
      select c.id from sys_category c join down on c.pid = down.id
    ) update sys_category set del_flag = 1, update_by = ${user.username}, update_time = ${at.toISOString()}
    where id in (select id from down) and del_flag = 0`.execute(tx)
}

/** Updates the flag `has_child` of all categories. */
export async function updateHasChild(tx: Tx): Promise<void> {
  await sql`update sys_category c set has_child = found.flag
    from (select t.id, case when exists (
        select from sys_category k where k.pid = t.id and k.del_flag = 0) then '1' else '0' end as flag
      from sys_category t where t.del_flag = 0) found
    where found.id = c.id and found.flag <> c.has_child`.execute(tx)
}

/** Categories. The server generates the codes and rejects moves that would form a cycle. */
export const categories = defineResource({
  name: 'category',
  list: categoryResource,
  version: true,
  writes: { pid: 'hook' },
  unique: [
    {
      index: 'uniq_sys_category_code',
      field: 'code',
      error: { en: 'Code already in use', zh: '分类编码已存在' },
    },
  ],
  dictionary: {
    fields: ['id', 'pid', 'name', 'code', 'hasChild'],
    parent: 'pid',
    order: sql`t.code`,
  },
  file: categoryFile,
  hooks: {
    toListQuery: limitToTopLevel,
    check: async (tx, body, before, { user }): Promise<Values> => {
      await lockTree(tx)
      if (before) return { pid: await movedTo(tx, body, before) }
      const pid = body.pid || TOP
      const code = await nextCode(tx, await codeAbove(tx, pid))
      return { pid, code, sys_org_code: user.orgCode }
    },
    beforeRemove: async (tx) => {
      await lockTree(tx)
    },
    remove: markDeleted,
    changed: updateHasChild,
  },
  routes: categoryRoutes,
})
