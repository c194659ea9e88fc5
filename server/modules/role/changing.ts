import type { EditRole, NewRole, SysRole } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import { removedEntry } from '../audit/removed.ts'
import { readTexts, recorded, type Texts, type Told, textColumns, textsAfter } from '../crud/texts.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { everythingFor, languageOf } from '../texts/texts.ts'
import { roleCodeTaken, roleInUse, roleNotFound, roleOwn, roleProtected } from './errors.ts'
import { ADMIN, countUsersOf, deleteRoles, findOtherWithCode, findRole, lockRoles } from './repo.ts'

interface Doing {
  user: SignedIn
  at: Date
}

const UNIQUE = '23505'
const saved = { en: 'Saved', zh: '添加成功！' }
const changed = { en: 'Changed', zh: '修改成功！' }
const deleted = { en: 'Deleted', zh: '删除角色成功' }

/** What every language has its own of. */
const kept: Told = {
  table: 'sys_role',
  fields: {
    roleName: { column: 'role_name', told: true },
    description: { column: 'description', told: true },
  },
}

const textsOf = (body: object, { scope }: SignedIn, before?: Texts) =>
  textsAfter(kept, body, { locale: languageOf(scope), before })

/** A body has a name, so that its column is never empty. */
const columnsOf = (role_code: string, texts: Texts) => ({
  role_code,
  ...(textColumns(kept, texts) as { role_name: string; role_name_i18n: string }),
})

/** Nobody changes the administrators' role, or one that he has. */
export function refuseProtected({ roleCode }: Pick<SysRole, 'roleCode'>, { roles }: SignedIn): void {
  if (roleCode === ADMIN) throw roleProtected()
  if (roles.includes(roleCode)) throw roleOwn()
}

const asTaken = (error: unknown): never => {
  throw sqlStateOf(error) === UNIQUE ? roleCodeTaken(undefined, { cause: error }) : error
}

async function present(tx: Tx, id: string, { scope }: SignedIn): Promise<SysRole> {
  const role = await findRole(tx, id, everythingFor(scope))
  if (!role) throw roleNotFound()
  return role
}

/** A new role; it may nothing yet and nobody has it. */
export async function addRole(
  tx: Tx,
  body: NewRole,
  { user, at, id }: Doing & { id: string },
): Promise<Changed<SysRole>> {
  if (await findOtherWithCode(tx, body.roleCode, undefined)) throw roleCodeTaken()
  const made = { id, create_by: user.username, create_time: at.toISOString() }
  const texts = textsOf(body, user)
  await tx
    .insertInto('sys_role')
    .values({ ...columnsOf(body.roleCode, texts), ...made })
    .execute()
    .catch(asTaken)
  return {
    result: await present(tx, id, user),
    audit: {
      action: 'role.add',
      subject: { kind: 'sys_role', id },
      detail: { to: recorded({ roleCode: body.roleCode }, texts) },
    },
    message: saved,
  }
}

/** Changes a role's names. */
export async function editRole(tx: Tx, body: EditRole, { user, at }: Doing): Promise<Changed<SysRole>> {
  const [before] = await lockRoles(tx, [body.id], user.scope)
  if (!before) throw roleNotFound()
  refuseProtected(before, user)
  if (await findOtherWithCode(tx, body.roleCode, before.id)) throw roleCodeTaken()
  const were = (await readTexts(tx, kept, [before.id])).get(before.id)
  const texts = textsOf(body, user, were)
  await tx
    .updateTable('sys_role')
    .set({ ...columnsOf(body.roleCode, texts), update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', before.id)
    .execute()
    .catch(asTaken)
  await bumpRightsEpoch(tx)
  return {
    result: await present(tx, before.id, user),
    audit: {
      action: 'role.edit',
      subject: { kind: 'sys_role', id: before.id },
      detail: {
        from: recorded({ roleCode: before.roleCode }, were),
        to: recorded({ roleCode: body.roleCode }, texts),
      },
    },
    message: changed,
  }
}

/** Deletes roles that nobody has: all of them, or none. */
export async function removeRoles(tx: Tx, csv: string, { user }: Doing): Promise<Changed<null>> {
  const ids = readIds(csv)
  const roles = ids.length > 0 ? await lockRoles(tx, ids, user.scope) : []
  if (roles.length === 0 || roles.length < ids.length) throw roleNotFound()
  for (const role of roles) refuseProtected(role, user)
  const [users, texts] = [await countUsersOf(tx, ids), await readTexts(tx, kept, ids)]
  for (const { id, roleName } of roles) {
    const count = users.get(id) ?? 0
    if (count > 0) throw roleInUse({ roleName, users: count })
  }
  await deleteRoles(tx, ids)
  await bumpRightsEpoch(tx)
  return {
    result: null,
    audit: roles.map(({ id, roleCode }) =>
      removedEntry('role.delete', { kind: 'sys_role', record: recorded({ id, roleCode }, texts.get(id)) }),
    ),
    message: deleted,
  }
}
