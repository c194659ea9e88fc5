import type { Pool, PoolClient } from 'pg'
import { type DemoSize, type DemoTotals, refreshStatistics, seedDemo } from './seed-demo.ts'
import { type SystemSeed, seedSystem, systemSeedVersion } from './seed-system.ts'
import type { SeedPermission } from './system/permissions.ts'
import type { HashPassword } from './system/users.ts'

/** Value of `seed` in the table `app_state`. */
export interface SeedState {
  /** Version of the seeded system rows. */
  system: string
  /**
   * Ids of all roles, menus and buttons that were ever seeded. Undefined if an older version of the product
   * wrote the state.
   */
  seeded?: readonly string[]
  /** Demo data that was seeded; null if there is none. */
  demo: (DemoSize & DemoTotals & { seededAt: string }) | null
}

/** Demo business of a first start. */
export const FIRST_DEMO: DemoSize = { shops: 20, days: 30, trades: 20_000, seed: 1 }

/** Options of the first seed. */
export interface FirstSeedOptions {
  pool: Pool
  hashPassword: HashPassword
  /** Menus and buttons of all areas. */
  permissions: readonly SeedPermission[]
  /** True to add demo accounts and demo data. */
  demo: boolean
  now: Date
  log(message: string): void
}

/**
 * Seeds an empty installation, or adds the system rows of a newer version. If a step fails, nothing is added.
 * Returns the password of a new administrator. Every node calls this function when it starts. The first node
 * seeds, and the others wait.
 */
export async function seedFirst(options: FirstSeedOptions): Promise<Pick<SystemSeed, 'adminPassword'>> {
  const client = await options.pool.connect()
  try {
    await client.query('begin')
    const state = await lockSeedState(client)
    const system = systemSeedVersion(options.permissions)
    const { adminPassword, seeded } = await systemOf(client, state, system, options)
    const demo = await firstDemo(client, state, options)
    await writeSeedState(client, { system, seeded, demo })
    await client.query('commit')
    if (demo !== null && !state) await refreshStatistics(client)
    return adminPassword === undefined ? {} : { adminPassword }
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
}

/** Seeds the system rows, unless the system rows of this version are already seeded. */
function systemOf(
  client: PoolClient,
  state: SeedState | undefined,
  version: string,
  { demo, hashPassword, permissions }: FirstSeedOptions,
): Promise<SystemSeed> | SystemSeed {
  const { system, seeded } = state ?? {}
  if (system === version && seeded) return { seeded }
  return seedSystem(client, { demo, hashPassword, permissions, seeded })
}

async function firstDemo(
  client: PoolClient,
  state: SeedState | undefined,
  { demo, now, log }: FirstSeedOptions,
): Promise<SeedState['demo']> {
  if (state || !demo) return state?.demo ?? null
  log(`making demo data: ${FIRST_DEMO.shops} shops, ${FIRST_DEMO.days} days, ${FIRST_DEMO.trades} trades`)
  const totals = await seedDemo(client, { ...FIRST_DEMO, now })
  return { ...FIRST_DEMO, ...totals, seededAt: now.toISOString() }
}

/** Reads the seed state and locks it until the transaction ends. Waits while another node seeds. */
export async function lockSeedState(client: PoolClient): Promise<SeedState | undefined> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query('select from rights_epoch where id = 1 for update')
  const { rows } = await client.query<{ value: SeedState }>("select value from app_state where name = 'seed'")
  return rows[0]?.value
}

/** Saves the seed state if it changed. */
export async function writeSeedState(client: PoolClient, state: SeedState): Promise<void> {
  await client.query(
    `insert into app_state (name, value) values ('seed', $1)
     on conflict (name) do update set value = excluded.value where app_state.value is distinct from excluded.value`,
    [JSON.stringify(state)],
  )
}
