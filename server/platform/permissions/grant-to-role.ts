import { sql } from 'kysely'
import type { SaveRolePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../http/change.ts'
import { readIds } from '../http/read-ids.ts'
import type { SignedIn } from '../http/request.ts'
import { permissionUnknown } from '../menus/errors.ts'
import { findMenusWithGrant } from '../menus/repo.ts'
import { lockRecords } from '../resource/records.ts'
import { roleNotFound, roleNotManageable } from '../roles/errors.ts'
import { requireEditableRole } from '../roles/repo.ts'
import { roleResource } from '../roles/resource.ts'
import { copyOwnRules } from './data-rule-grants.ts'
import { belongsToHolder, findGranted, type Holder, subjectOf } from './find-granted.ts'
import { invalidatePermissions } from './permission-cache.ts'

const saved = { en: 'Saved', zh: '保存成功！' }

/** Throws if one of these menus or buttons doesn't exist, or if the caller doesn't have it. */
async function requireOwnGrants(tx: Tx, user: SignedIn, added: readonly string[]): Promise<void> {
  if (added.length === 0) return
  const found = await findMenusWithGrant(tx, user.id, added)
  if (found.length < added.length) throw permissionUnknown()
  if (found.some(({ held }) => !held)) throw roleNotManageable()
}

interface Granting {
  /**
   * Ids that the caller has selected (`permissionIds`), and ids that were selected when the form was loaded
   * (`lastpermissionIds`).
   */
  selection: Pick<SaveRolePermission, 'permissionIds' | 'lastpermissionIds'>
  /** Throws if the holder can't get these grants. */
  check?: (added: readonly string[]) => void
  /** Further columns of a new grant, besides its id and permission. */
  columns: Readonly<Record<string, string>>
  user: SignedIn
  nextId: () => string
}

/**
 * Adds the grants that the caller has selected in the form, and removes the grants that the caller has
 * deselected. All other grants stay. New grants get the caller's own data rules.
 */
export async function changeGrants(
  tx: Tx,
  holder: Holder,
  { selection, check, columns, user, nextId }: Granting,
): Promise<{ added: string[]; removed: string[] }> {
  const now = new Set(await findGranted(tx, holder))
  const after = new Set(readIds(selection.permissionIds))
  const before = new Set(selection.lastpermissionIds == null ? now : readIds(selection.lastpermissionIds))
  const added = [...after].filter((id) => !before.has(id) && !now.has(id))
  const removed = [...before].filter((id) => !after.has(id) && now.has(id))
  await requireOwnGrants(tx, user, added)
  check?.(added)
  const table = sql.table(holder.table)
  if (added.length > 0) {
    const ids = added.map(() => nextId())
    await sql`insert into ${table} (id, permission_id, ${sql.join(Object.keys(columns).map((name) => sql.id(name)))})
      select id, permission_id, ${sql.join(Object.values(columns))}
      from unnest(${ids}::text[], ${added}::text[]) as t(id, permission_id)
      on conflict do nothing`.execute(tx)
    await copyOwnRules(tx, holder, { added, user })
  }
  if (removed.length > 0) {
    await sql`delete from ${table} g
      where ${belongsToHolder(holder)} and g.permission_id = any(${removed}::text[])`.execute(tx)
  }
  return { added, removed }
}

/**
 * Adds and removes the grants of a role that the caller has selected or deselected. Changes that other users
 * made at the same time stay. The change takes effect with the next request of each user of the role.
 */
export async function grantToRole(
  tx: Tx,
  { roleId, ...selection }: SaveRolePermission,
  { user, nextId }: { user: SignedIn; nextId: () => string },
): Promise<Changed<null>> {
  const [role] = await lockRecords(tx, roleResource, { ids: [roleId], scope: user.scope })
  if (!role) throw roleNotFound()
  requireEditableRole(role, user)
  const holder: Holder = { table: 'sys_role_permission', holderId: roleId }
  const changes = await changeGrants(tx, holder, { selection, columns: { role_id: roleId }, user, nextId })
  await invalidatePermissions(tx)
  const detail = { roleCode: role.roleCode, ...changes }
  return {
    result: null,
    audit: { action: 'permission.saveRole', subject: subjectOf(holder), detail },
    message: saved,
  }
}
