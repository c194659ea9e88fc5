import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { checkRules, dictionaries } from '#schemas'
import { roles } from './data/accounts.ts'
import { headOffice, regions } from './data/departments.ts'
import { seedCheckRules } from './system/check-rules.ts'
import { seedDepartments } from './system/departments.ts'
import { seedDictionaries } from './system/dictionaries.ts'
import type { SeedPermission } from './system/permissions.ts'
import { seedRights, translateRoles } from './system/rights.ts'
import { type HashPassword, seedDemoUsers, seedFirstAdministrator } from './system/users.ts'

/** Options of seeding the system rows. */
export interface SystemSeedOptions {
  /**
   * True to add regions and demo accounts. If false, only an administrator with a random password is added.
   */
  demo: boolean
  hashPassword: HashPassword
  /** Menus and buttons of all areas. */
  permissions: readonly SeedPermission[]
  /**
   * Ids of roles, menus and buttons that were seeded before. If no row has such an id, a user deleted the
   * row, and the seed doesn't add it again.
   */
  seeded?: readonly string[] | undefined
}

/** Result of seeding. */
export interface SystemSeed {
  /** Password of a new administrator. The password is shown once; only its hash is stored. */
  adminPassword?: string
  /** Ids of all roles, menus and buttons that have been seeded so far. */
  seeded: readonly string[]
}

/**
 * Hash of the seeded menus, roles, dictionaries, check rules and regions. If the hash changes, the next start
 * adds the new rows.
 */
export const systemSeedVersion = (permissions: readonly SeedPermission[]): string =>
  createHash('sha256')
    .update(JSON.stringify([roles, permissions, dictionaries, headOffice, regions, checkRules]))
    .digest('hex')
    .slice(0, 16)

/**
 * Adds missing menus, permissions, roles, dictionaries, check rules, departments and users. Never changes
 * rows that users edited, and never restores roles, menus or buttons that users deleted. Call this function
 * in a transaction.
 */
export async function seedSystem(
  client: PoolClient,
  { demo, hashPassword, permissions, seeded: before = [] }: SystemSeedOptions,
): Promise<SystemSeed> {
  await seedDepartments(client, demo ? [headOffice, ...regions] : [headOffice])
  const seeded = await seedRights(client, permissions, new Set(before))
  await translateRoles(client)
  await seedDictionaries(client)
  await seedCheckRules(client)
  if (demo) await seedDemoUsers(client, hashPassword)
  const adminPassword = demo ? undefined : await seedFirstAdministrator(client, hashPassword)
  await client.query('update rights_epoch set epoch = epoch + 1 where id = 1')
  return { seeded, ...(adminPassword !== undefined && { adminPassword }) }
}
