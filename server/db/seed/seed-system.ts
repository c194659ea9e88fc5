import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { roles } from './data/accounts.ts'
import { checkRules } from './data/check-rules.ts'
import { headOffice, regions } from './data/departments.ts'
import { dictionaries } from './data/dictionaries.ts'
import { seedCheckRules } from './system/check-rules.ts'
import { seedDepartments } from './system/departments.ts'
import { seedDictionaries } from './system/dictionaries.ts'
import { permissions } from './system/permissions.ts'
import { seedRights, translateRoles } from './system/rights.ts'
import { type HashPassword, seedDemoUsers, seedFirstAdministrator } from './system/users.ts'

/** Accounts to create. */
export interface SystemSeedOptions {
  /** With regions and demo accounts; otherwise only the first administrator, with a random password. */
  demo: boolean
  hashPassword: HashPassword
  /** Ids of the roles, menus and buttons that were seeded before: those that are gone were deleted and stay so. */
  seeded?: readonly string[] | undefined
}

/** Result of seeding. */
export interface SystemSeed {
  /** Password of a new first administrator. It is shown once and stored nowhere. */
  adminPassword?: string
  /** Ids of all roles, menus and buttons that were seeded by now. */
  seeded: readonly string[]
}

/** Changes whenever the seeded menus, roles, dictionaries, check rules or regions do, so that an upgrade adds what is new. */
export const systemSeedVersion = createHash('sha256')
  .update(JSON.stringify([roles, permissions, dictionaries, headOffice, regions, checkRules]))
  .digest('hex')
  .slice(0, 16)

/**
 * Adds the menus, permissions, roles, dictionaries, check rules, departments and users that are missing, and never changes what
 * somebody made of a row, nor brings back a role, menu or button that somebody deleted. Call it within a transaction.
 */
export async function seedSystem(
  client: PoolClient,
  { demo, hashPassword, seeded: before = [] }: SystemSeedOptions,
): Promise<SystemSeed> {
  await seedDepartments(client, demo ? [headOffice, ...regions] : [headOffice])
  const seeded = await seedRights(client, new Set(before))
  await translateRoles(client)
  await seedDictionaries(client)
  await seedCheckRules(client)
  if (demo) await seedDemoUsers(client, hashPassword)
  const adminPassword = demo ? undefined : await seedFirstAdministrator(client, hashPassword)
  await client.query('update rights_epoch set epoch = epoch + 1 where id = 1')
  return { seeded, ...(adminPassword !== undefined && { adminPassword }) }
}
