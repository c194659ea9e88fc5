import type { Pool, PoolClient } from 'pg'
import { DEMO_PASSWORD } from '../data/accounts.ts'
import { headOffice } from '../data/departments.ts'
import { copyRows } from '../demo/copy.ts'
import type { CopyTarget } from '../demo/copy-target.ts'
import { departmentId } from '../system/departments.ts'
import { readRoleIds } from '../system/rights.ts'
import type { HashPassword } from '../system/users.ts'
import { ID_PREFIX, makeDeparts } from './departments.ts'
import { makeMenus } from './menus.ts'
import {
  departTarget,
  grantTarget,
  permissionTarget,
  userDepartTarget,
  userRoleTarget,
  userTarget,
} from './targets.ts'
import { makeUsers } from './users.ts'

/** Size of a large organisation. */
export interface ScaleSize {
  users: number
  departs: number
  /** Number of buttons; there are always 2,000 menus. */
  buttons: number
}

/** Default size: 100,000 users, 5,000 departments, 2,000 menus and 3,000 buttons. */
export const SYSTEM_SCALE: ScaleSize = { users: 100_000, departs: 5_000, buttons: 3_000 }

/** Numbers of seeded records. `head` is the user name of the user who heads a region. */
export interface ScaleTotals {
  users: number
  departs: number
  permissions: number
  head: string
}

interface ScaleOptions extends Partial<ScaleSize> {
  pool: Pool
  hashPassword: HashPassword
  now: Date
}

const HEAD_ROLE = `${ID_PREFIX}role`
/** Permissions of a user who heads a region: users, departments, address book and dashboard. */
const HEAD_CODES = ['system:user:list', 'system:depart:list', 'system:address:list', 'dashboard:view']
/** Tables with generated rows, in deletion order. */
const TABLES = [
  'sys_role_permission',
  'sys_user_role',
  'sys_user_depart',
  'sys_user',
  'sys_role',
  'sys_permission',
  'sys_depart',
]

const copy = <Item>(client: PoolClient, target: CopyTarget<Item>, items: Iterable<Item>) =>
  copyRows(client, target, rowsOf(target, items))

function* rowsOf<Item>({ toRow }: CopyTarget<Item>, items: Iterable<Item>) {
  for (const item of items) yield toRow(item)
}

async function deleteGenerated(client: PoolClient): Promise<void> {
  await client.query('delete from sys_user_role where user_id like $1', [`${ID_PREFIX}%`])
  await client.query('delete from sys_user_depart where user_id like $1 or dep_id like $1', [`${ID_PREFIX}%`])
  await client.query('delete from sys_role_permission where role_id like $1 or permission_id like $1', [
    `${ID_PREFIX}%`,
  ])
  for (const table of TABLES) await client.query(`delete from ${table} where id like $1`, [`${ID_PREFIX}%`])
}

/**
 * Creates the role of users who head a region. The role also gets the menu folders, since menus are invisible
 * without their folders.
 */
async function makeHeadRole(client: PoolClient): Promise<void> {
  await client.query(
    `insert into sys_role (id, role_name, role_code, create_by) values ($1, '大区负责人', 'scale_head', 'system')`,
    [HEAD_ROLE],
  )
  await client.query(
    `with recursive granted (id, parent_id) as (
       select id, parent_id from sys_permission where perms = any($2)
       union select p.id, p.parent_id from sys_permission p join granted g on g.parent_id = p.id)
     insert into sys_role_permission (id, role_id, permission_id)
     select $1 || '-' || row_number() over (), $1, id from granted`,
    [HEAD_ROLE, HEAD_CODES],
  )
}

/**
 * Creates a large organisation and deletes an earlier one, in one transaction. Each run creates the same
 * rows.
 */
export async function seedScale({ pool, hashPassword, now, ...size }: ScaleOptions): Promise<ScaleTotals> {
  const { users, departs: departCount, buttons } = { ...SYSTEM_SCALE, ...size }
  const departs = makeDeparts(departCount, departmentId(headOffice.orgCode))
  const permissions = makeMenus(buttons)
  const people = () => makeUsers(users, departs)
  const password = await hashPassword(DEMO_PASSWORD)
  const client = await pool.connect()
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    await client.query('update rights_epoch set epoch = epoch + 1 where id = 1')
    await deleteGenerated(client)
    const roles = await readRoleIds(client)
    await copy(client, departTarget, departs)
    await copy(client, permissionTarget, permissions)
    await copy(
      client,
      grantTarget(roles.get('admin') ?? ''),
      permissions.map(({ id }) => id),
    )
    await makeHeadRole(client)
    await copy(client, userTarget(password, now.getTime()), people())
    await copy(client, userDepartTarget, people())
    await copy(client, userRoleTarget(HEAD_ROLE, roles.get('test') ?? ''), people())
    await client.query('commit')
    // Without statistics, the planner would assume at first that the tables are empty.
    await client.query(`vacuum analyze ${TABLES.join(', ')}`)
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
  return { users, departs: departs.length, permissions: permissions.length, head: 's000001' }
}
