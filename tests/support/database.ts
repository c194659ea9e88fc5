import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../server/db/index.ts'
import { createSecrets } from '../../server/platform/secrets/secrets.ts'
import { APP_SECRET } from './app-secret.ts'
import {
  asAdmin,
  createDatabase,
  dropDatabase,
  onDatabase,
  openPatiently,
  type TestCluster,
} from './cluster.ts'

/** The database of one test file. */
export interface TestDatabase {
  url: string
  database: OpenDatabase
  drop(): Promise<void>
}

/**
 * Creates a migrated database. With `demo`, the database also contains the demo data. Drop it in `afterAll`.
 */
export async function createTestDatabase({ demo = false } = {}): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `${cluster.prefix}_${randomBytes(6).toString('hex')}`
  await createDatabase(cluster, name, demo ? await demoTemplate(cluster) : `${cluster.prefix}_template`)
  const url = onDatabase(cluster, name)
  const database = openPatiently(url)
  return {
    url,
    database,
    drop: async () => {
      await database.close()
      await dropDatabase(cluster, name)
    },
  }
}

/**
 * Returns the name of the template database with demo data. The first test file that needs the template
 * creates it. Meanwhile, other test files wait for a lock.
 */
async function demoTemplate(cluster: TestCluster): Promise<string> {
  const name = `${cluster.prefix}_demo`
  await asAdmin(cluster, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeDemo(cluster, name)
  })
  return name
}

async function makeDemo(cluster: TestCluster, name: string): Promise<void> {
  const draft = `${name}_draft`
  await createDatabase(cluster, draft, `${cluster.prefix}_template`)
  const database = openPatiently(onDatabase(cluster, draft))
  const { seedFirst } = await import('../../server/db/seed/index.ts')
  const { hashPassword } = await import('../../server/platform/authentication/password.ts')
  const { registry } = await import('../../server/registry.ts')
  await seedFirst({
    pool: database.pool,
    hashPassword,
    permissions: registry.permissions,
    demo: true,
    now: new Date(),
    log: () => undefined,
  })
  const { encryptPlainNumbers } = await import('../../server/platform/secrets/encrypt-stored.ts')
  await encryptPlainNumbers(database.db, createSecrets({ secret: APP_SECRET }))
  await database.close()
  await asAdmin(cluster, (client) => client.query(`alter database ${draft} rename to ${name}`))
}
