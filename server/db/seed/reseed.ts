import type { Pool } from 'pg'
import {
  clearDemo,
  type DemoSeedOptions,
  type DemoTotals,
  hasBusiness,
  refreshStatistics,
  seedDemo,
} from './seed-demo.ts'
import { lockSeedState, writeSeedState } from './seed-first.ts'
import { seedSystem, systemSeedVersion } from './seed-system.ts'
import type { SeedPermission } from './system/permissions.ts'
import type { HashPassword } from './system/users.ts'

/** Options of `npm run seed`. */
export interface ReseedOptions extends DemoSeedOptions {
  pool: Pool
  hashPassword: HashPassword
  /** Menus and buttons of all areas. */
  permissions: readonly SeedPermission[]
  /** True to empty the business tables first. */
  fresh: boolean
}

/**
 * Creates demo data of the requested size, and demo accounts that are missing. If a step fails, nothing is
 * created. If business data exists and `fresh` is false, returns undefined and changes nothing.
 */
export async function reseed({ pool, fresh, ...options }: ReseedOptions): Promise<DemoTotals | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const state = await lockSeedState(client)
    if (!fresh && (await hasBusiness(client))) {
      await client.query('rollback')
      return undefined
    }
    await clearDemo(client)
    const { seeded } = await seedSystem(client, {
      demo: true,
      hashPassword: options.hashPassword,
      permissions: options.permissions,
      seeded: state?.seeded,
    })
    const totals = await seedDemo(client, options)
    const { shops, days, trades, seed, now } = options
    const demo = { shops, days, trades, seed, ...totals, seededAt: now.toISOString() }
    await writeSeedState(client, { system: systemSeedVersion(options.permissions), seeded, demo })
    await client.query('commit')
    await refreshStatistics(client)
    return totals
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
}
