import type { SaveRolePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import { passRulesOn } from '../data-rule/passing-on.ts'
import { refuseProtected } from '../role/changing.ts'
import { roleBeyond, roleNotFound } from '../role/errors.ts'
import { lockRoles } from '../role/repo.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { permissionUnknown } from './errors.ts'
import { findGranted, type Holder } from './granted.ts'
import { applyGrants, findHeld } from './repo.ts'

const saved = { en: 'Saved', zh: '保存成功！' }

/** Nobody gives what does not exist, or what he does not hold himself. */
export async function refuseBeyond(tx: Tx, user: SignedIn, added: readonly string[]): Promise<void> {
  if (added.length === 0) return
  const found = await findHeld(tx, user.id, added)
  if (found.length < added.length) throw permissionUnknown()
  if (found.some(({ held }) => !held)) throw roleBeyond()
}

/** What is new and what is gone, compared with what the caller saw before, of what is granted now. */
export function differenceOf(
  { permissionIds, lastpermissionIds }: Pick<SaveRolePermission, 'permissionIds' | 'lastpermissionIds'>,
  granted: readonly string[],
): { added: string[]; removed: string[] } {
  const now = new Set(granted)
  const wanted = new Set(readIds(permissionIds))
  const before = new Set(lastpermissionIds == null ? now : readIds(lastpermissionIds))
  return {
    added: [...wanted].filter((id) => !before.has(id) && !now.has(id)),
    removed: [...before].filter((id) => !wanted.has(id) && now.has(id)),
  }
}

/**
 * Grants a role what is new and takes from it what is gone, compared with what the caller saw before: what somebody
 * else has granted meanwhile stays. Who has the role has it so from his next request on.
 */
export async function grantToRole(
  tx: Tx,
  { roleId, ...wanted }: SaveRolePermission,
  { user, nextId }: { user: SignedIn; nextId: () => string },
): Promise<Changed<null>> {
  const [role] = await lockRoles(tx, [roleId], user.scope)
  if (!role) throw roleNotFound()
  refuseProtected(role, user)
  const holder: Holder = { table: 'sys_role_permission', holderId: roleId }
  const { added, removed } = differenceOf(wanted, await findGranted(tx, holder))
  await refuseBeyond(tx, user, added)
  await applyGrants(tx, roleId, { added, removed, nextId })
  await passRulesOn(tx, holder, { added, user })
  await bumpRightsEpoch(tx)
  const detail = { roleCode: role.roleCode, added, removed }
  return {
    result: null,
    audit: { action: 'permission.saveRole', subject: { kind: 'sys_role', id: roleId }, detail },
    message: saved,
  }
}
