import type { SaveGrants } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { replaceRules, rulesOfGrant, rulesOfMenu } from '../../platform/permissions/data-rule-grants.ts'
import { grantToRole } from '../../platform/permissions/grant-to-role.ts'

/**
 * Granted ids: `menus` contains ids of menus and buttons, `rules` contains ids of data rules as `menu/rule`.
 */
interface Grants {
  menus: string[]
  rules: Map<string, Set<string>>
}

function readGrants(csv: string): Grants {
  const menus: string[] = []
  const rules = new Map<string, Set<string>>()
  for (const entry of readIds(csv)) {
    const [menu = '', rule] = entry.split('/')
    if (rule === undefined) menus.push(menu)
    else rules.set(menu, (rules.get(menu) ?? new Set()).add(rule))
  }
  return { menus, rules }
}

const none: ReadonlySet<string> = new Set()

/**
 * Saves the menus, buttons and data rules of a role. Applies only the difference between the caller's old and
 * new selection, so that changes by other users are kept.
 */
export async function saveGrants(
  tx: Tx,
  { roleId, grants, lastGrants }: SaveGrants,
  { user, nextId }: { user: SignedIn; nextId: () => string },
): Promise<Changed<null>> {
  const [selected, before] = [readGrants(grants), readGrants(lastGrants)]
  const menus = { permissionIds: selected.menus.join(','), lastpermissionIds: before.menus.join(',') }
  const changed = await grantToRole(tx, { roleId, ...menus }, { user, nextId })
  const menusWithRules = selected.menus.filter((id) => selected.rules.has(id) || before.rules.has(id))
  const rules: Record<string, { added: string[]; removed: string[] }> = {}
  for (const permissionId of menusWithRules) {
    const grant = { table: 'sys_role_permission', holderId: roleId, permissionId } as const
    const [after, seen] = [selected.rules.get(permissionId) ?? none, before.rules.get(permissionId) ?? none]
    const now = (await rulesOfGrant(tx, grant)) ?? []
    const ruleIds = [
      ...now.filter((id) => after.has(id) || !seen.has(id)),
      ...[...after].filter((id) => !now.includes(id)),
    ]
    if (ruleIds.join() === now.join()) continue
    const offered = await rulesOfMenu(tx, permissionId)
    rules[permissionId] = await replaceRules(tx, grant, { ruleIds, offered, user })
  }
  const audit = [changed.audit]
    .flat()
    .map((entry) => ({ ...entry, action: 'dataRule.saveGrants', detail: { ...entry.detail, rules } }))
  return { ...changed, audit }
}
