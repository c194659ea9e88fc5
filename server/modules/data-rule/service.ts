import { sql } from 'kysely'
import type { DataRule, EditDataRule, NewDataRule } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { Lists } from '../../platform/list/lists.ts'
import { permissionUnknown } from '../../platform/menus/errors.ts'
import { dataRuleNotFound, dataRuleOwn } from '../../platform/permissions/data-rule-errors.ts'
import { ownRuleIds } from '../../platform/permissions/data-rule-grants.ts'
import { ruleColumns } from '../../platform/permissions/data-rule-resource.ts'
import { GRANT_TABLES } from '../../platform/permissions/find-granted.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { validateFieldValues } from './field-values.ts'
import { validateRule } from './validate.ts'

interface RuleContext extends ChangeContext {
  lists: Lists
}

const added = { en: 'Saved', zh: '添加成功！' }
const edited = { en: 'Changed', zh: '修改成功！' }
const deleted = { en: 'Deleted', zh: '删除成功！' }
const OFF = '0'
const ON = '1'

/** Reads a data rule by its id. */
export async function findRule(db: Db | Tx, id: string): Promise<DataRule | undefined> {
  const { rows } = await sql<DataRule>`select ${ruleColumns} from sys_permission_data_rule t
    where t.id = ${id}`.execute(db)
  return rows[0]
}

const statusOf = ({ status }: Pick<NewDataRule, 'status'>) => (String(status ?? ON) === OFF ? OFF : ON)

const columnsOf = (body: Omit<NewDataRule, 'permissionId'>) => ({
  rule_name: body.ruleName.trim(),
  rule_column: body.ruleColumn,
  rule_conditions: body.ruleConditions,
  rule_value: body.ruleValue.trim(),
  status: statusOf(body),
})

async function resourcesFor(
  tx: Tx,
  permissionId: string,
  body: Omit<NewDataRule, 'permissionId'>,
  lists: Lists,
) {
  const menu = await tx
    .selectFrom('sys_permission')
    .select('perms')
    .where('id', '=', permissionId)
    .where('del_flag', '=', 0)
    .forShare()
    .executeTakeFirst()
  if (!menu) throw permissionUnknown()
  const { ruleColumn: column, ruleConditions: condition, ruleValue } = body
  const rule = { column, condition, value: ruleValue.trim() }
  const resources = validateRule(lists, menu.perms, rule)
  // The value of an inactive rule is not checked, since the rule restricts nothing. So the rule can be saved
  // even after its value was removed from the dictionary.
  if (statusOf(body) === ON) await validateFieldValues(tx, resources, rule)
  return resources.map(({ model }) => model.name).join(',')
}

/**
 * Updates the flag of a menu that tells JeecgBoot clients whether the menu has data rules: 1 means that it
 * has.
 */
const markMenu = (tx: Tx, permissionId: string) =>
  sql`update sys_permission set rule_flag = (exists (select from sys_permission_data_rule r
    where r.permission_id = ${permissionId}))::int where id = ${permissionId}`.execute(tx)

async function present(tx: Tx, id: string): Promise<DataRule> {
  const rule = await findRule(tx, id)
  if (!rule) throw dataRuleNotFound()
  return rule
}

/** Adds a data rule to a menu. The rule has no effect until it is granted to a role. */
export async function addRule(
  tx: Tx,
  { permissionId, ...body }: NewDataRule,
  { user, at, lists, nextId }: RuleContext,
): Promise<Changed<DataRule>> {
  await invalidatePermissions(tx)
  const resources = await resourcesFor(tx, permissionId, body, lists)
  const id = nextId()
  const made = { id, permission_id: permissionId, create_by: user.username, create_time: at.toISOString() }
  await tx
    .insertInto('sys_permission_data_rule')
    .values({ ...columnsOf(body), resources, ...made })
    .execute()
  await markMenu(tx, permissionId)
  const result = await present(tx, id)
  const subject = { kind: 'sys_permission_data_rule', id }
  return { result, audit: { action: 'dataRule.add', subject, detail: { to: result } }, message: added }
}

/**
 * Locks a data rule. Throws if the rule restricts the caller, because callers must not remove their own
 * restrictions.
 */
async function lockRule(tx: Tx, id: string, user: SignedIn): Promise<DataRule> {
  await invalidatePermissions(tx)
  const before = await findRule(tx, id)
  if (!before) throw dataRuleNotFound()
  if (ownRuleIds(user).has(id)) throw dataRuleOwn()
  return before
}

/** Updates a data rule for all roles, departments and department roles that have it. The menu of a rule can't change. */
export async function editRule(
  tx: Tx,
  { id, ...body }: EditDataRule,
  { user, at, lists }: RuleContext,
): Promise<Changed<DataRule>> {
  const before = await lockRule(tx, id, user)
  const status = body.status ?? before.status
  const resources = await resourcesFor(tx, before.permissionId, { ...body, status }, lists)
  const written = { update_by: user.username, update_time: at.toISOString() }
  await tx
    .updateTable('sys_permission_data_rule')
    .set({ ...columnsOf({ ...body, status }), resources, ...written })
    .where('id', '=', id)
    .execute()
  const result = await present(tx, id)
  const subject = { kind: 'sys_permission_data_rule', id }
  const detail = { from: before, to: result }
  return { result, audit: { action: 'dataRule.edit', subject, detail }, message: edited }
}

/** Deletes a data rule together with all its grants. */
export async function removeRule(
  tx: Tx,
  id: string,
  { user }: Pick<ChangeContext, 'user'>,
): Promise<Changed<null>> {
  const before = await lockRule(tx, id, user)
  const { permissionId } = before
  let grants = 0
  for (const table of Object.keys(GRANT_TABLES)) {
    const { numAffectedRows } = await sql`update ${sql.table(table)}
      set data_rule_ids = nullif(array_to_string(array_remove(string_to_array(data_rule_ids, ','), ${id}), ','), '')
      where permission_id = ${permissionId} and ${id} = any(string_to_array(data_rule_ids, ','))`.execute(tx)
    grants += Number(numAffectedRows ?? 0)
  }
  await tx.deleteFrom('sys_permission_data_rule').where('id', '=', id).execute()
  await markMenu(tx, permissionId)
  const subject = { kind: 'sys_permission_data_rule', id }
  const audit = { action: 'dataRule.delete', subject, detail: { from: before, grants } }
  return { result: null, audit, message: deleted }
}
