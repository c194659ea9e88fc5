import { sql } from 'kysely'
import type { Words } from '../../http/locale.ts'
import type { Importer } from '../import/importer.ts'
import { beginChange, refuseBeyond } from './guards.ts'
import { findSysUsers } from './reading.ts'
import { dropAgents } from './states.ts'

const gone: Words = {
  en: 'the user is deleted, or not yours any more',
  zh: '用户已被删除或不在您的管辖范围内',
}
const active: Words = { en: 'the user has signed in', zh: '用户已登录使用' }

/** Takes imported users back as if they had never been: whoever has signed in stays, and with him all of them. */
export const undoUsers: Importer['undo'] = async (tx, made, { user }) => {
  await beginChange(tx)
  const ids = made.map(({ recordId }) => recordId)
  const found = await findSysUsers(tx, { ids, scope: user.scope, lock: true })
  const there = new Set(found.map(({ id }) => id))
  await refuseBeyond(tx, ids, user)
  const { rows } = await sql<{
    id: string
  }>`select u.id from sys_user u where u.id = any(${ids}::text[]) and (
    exists (select from audit_log a where a.user_id = u.id)
    or exists (select from sys_log l where l.userid = u.username and l.log_type = 1 and l.outcome = 'SUCCESS'))`.execute(
    tx,
  )
  const used = new Set(rows.map(({ id }) => id))
  const kept = made.flatMap(({ row, recordId }) => {
    if (!there.has(recordId)) return [{ row, words: gone }]
    return used.has(recordId) ? [{ row, words: active }] : []
  })
  if (kept.length > 0) return { undone: [], kept }
  await tx.deleteFrom('sys_user_role').where('user_id', 'in', ids).execute()
  await tx.deleteFrom('sys_user_depart').where('user_id', 'in', ids).execute()
  await dropAgents(
    tx,
    found.map(({ username }) => username),
  )
  await tx.deleteFrom('sys_user').where('id', 'in', ids).execute()
  return { undone: made.map(({ row, recordId }) => ({ row, recordId })), kept: [] }
}
