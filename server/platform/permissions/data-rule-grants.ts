import { type RawBuilder, sql } from 'kysely'
import type { DataRule } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../http/change.ts'
import { readIds } from '../http/read-ids.ts'
import type { SignedIn } from '../http/request.ts'
import { dataRuleForeign, dataRuleNoGrant, dataRuleNotFound, dataRuleOwn } from './data-rule-errors.ts'
import { ruleColumns } from './data-rule-resource.ts'
import { belongsToHolder, type Holder, subjectOf } from './find-granted.ts'
import { grantsOf } from './grants.ts'
import { invalidatePermissions } from './permission-cache.ts'

interface Granted {
  /** Menus that this change grants. */
  added: readonly string[]
  /** User who grants these menus. */
  user: SignedIn
}

/**
 * Adds the granting user's own data rules to the new grants. So users can't give others more permissions than
 * they have.
 */
export async function copyOwnRules(tx: Tx, holder: Holder, { added, user }: Granted): Promise<void> {
  if (added.length === 0 || Object.keys(user.scope.rules).length === 0) return
  await sql`update ${sql.table(holder.table)} g set data_rule_ids = own.ids from (
      select r.permission_id, string_agg(distinct r.id, ',') as ids from sys_permission_data_rule r
      join ${grantsOf([user.id])} mine on mine.permission_id = r.permission_id
        and r.id = any(string_to_array(mine.data_rule_ids, ','))
      group by 1) own
    where g.permission_id = own.permission_id and g.permission_id = any(${[...added]}::text[])
      and ${belongsToHolder(holder)}`.execute(tx)
}

/** The grant of a menu to a role, a department or a department role. */
export interface Grant extends Holder {
  permissionId: string
}

const saved = { en: 'Saved', zh: '保存成功！' }
/** Maximum number of data rules of a grant. More ids wouldn't fit into JeecgBoot's column. */
const MAX_RULES = 40

const matchesGrant = (grant: Grant): RawBuilder<unknown> =>
  sql`g.permission_id = ${grant.permissionId} and ${belongsToHolder(grant)}`

/** Returns the data rules of a menu, oldest first. */
export async function rulesOfMenu(db: Db | Tx, permissionId: string): Promise<DataRule[]> {
  const { rows } = await sql<DataRule>`select ${ruleColumns} from sys_permission_data_rule t
    where t.permission_id = ${permissionId} order by t.create_time, t.id`.execute(db)
  return rows
}

/** Returns the ids of the data rules of a grant, or undefined if the menu isn't granted. */
export async function rulesOfGrant(db: Db | Tx, grant: Grant): Promise<string[] | undefined> {
  const { rows } = await sql<{
    ids: string | null
  }>`select g.data_rule_ids as ids from ${sql.table(grant.table)} g
    where ${matchesGrant(grant)}`.execute(db)
  return rows[0] && readIds(rows[0].ids ?? '')
}

/** Returns the available and the selected data rules, in the format of JeecgBoot's drawers. */
export async function selectedRules(db: Db, grant: Grant, offered: readonly DataRule[]) {
  if (offered.length === 0) throw dataRuleNotFound()
  const chosen = await rulesOfGrant(db, grant)
  return { datarule: [...offered], ...(chosen && chosen.length > 0 && { drChecked: chosen.join(',') }) }
}

/** Replaces the data rules of a grant. Users can't remove rules that restrict themselves. */
export async function replaceRules(
  tx: Tx,
  grant: Grant,
  { ruleIds, offered, user }: { ruleIds: readonly string[]; offered: readonly DataRule[]; user: SignedIn },
): Promise<{ added: string[]; removed: string[] }> {
  const before = await rulesOfGrant(tx, grant)
  if (!before) throw dataRuleNoGrant()
  const known = new Set(offered.map(({ id }) => id))
  const added = ruleIds.filter((id) => !before.includes(id))
  if (!added.every((id) => known.has(id)) || ruleIds.length > MAX_RULES) throw dataRuleForeign()
  const removed = before.filter((id) => !ruleIds.includes(id))
  const own = ownRuleIds(user)
  if (removed.some((id) => own.has(id))) throw dataRuleOwn()
  await sql`update ${sql.table(grant.table)} g set data_rule_ids = ${ruleIds.join(',') || null}
    where ${matchesGrant(grant)}`.execute(tx)
  return { added, removed }
}

interface Saving {
  grant: Grant
  offered: readonly DataRule[]
  dataRuleIds: string | null | undefined
  user: SignedIn
}

/** Saves the data rules that a user selected in a drawer. */
export async function saveRules(
  tx: Tx,
  { grant, offered, dataRuleIds, user }: Saving,
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const ruleIds = [...new Set(readIds(dataRuleIds ?? ''))]
  const detail = {
    permissionId: grant.permissionId,
    ...(await replaceRules(tx, grant, { ruleIds, offered, user })),
  }
  return {
    result: null,
    audit: { action: 'dataRule.grant', subject: subjectOf(grant), detail },
    message: saved,
  }
}

/** Ids of the data rules that restrict a user. */
export const ownRuleIds = ({ scope }: Pick<SignedIn, 'scope'>): ReadonlySet<string> =>
  new Set(Object.values(scope.rules).flatMap((rules) => rules.map(({ id }) => id)))

/** Returns the data rules of all grants of a role, each as `<menu id>/<rule id>`. */
export async function ruleEntries(db: Db, roleId: string): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select r.permission_id || '/' || r.id as entry
    from sys_role_permission g join sys_permission_data_rule r on r.permission_id = g.permission_id
      and r.id = any(string_to_array(g.data_rule_ids, ','))
    where g.role_id = ${roleId} order by 1`.execute(db)
  return rows.map(({ entry }) => entry)
}
