import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase, startEmbedded } from '../../server/db/index.ts'
import { installQueues } from '../../server/platform/queue/boss.ts'
import { BUSINESS_TZ, createDatabase, dropDatabases, onDatabase, type TestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

interface Server {
  url: string
  stop(): Promise<void>
}

/**
 * Returns the database server of `TEST_DATABASE_URL`, whose user must be able to create databases. Without
 * this setting, starts a temporary embedded server.
 */
async function startServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'gaiwan-test-'))
  // If root starts the server, it runs as another user. This user must be able to enter the folder.
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined, durable: false })
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts one database server for the run, and creates the migrated template database that the test files
 * copy.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const cluster: TestCluster = { url: server.url, prefix: `gaiwan_test_${process.pid}_${Date.now()}` }
  const template = `${cluster.prefix}_template`
  await createDatabase(cluster, template)
  const database = openDatabase({ url: onDatabase(cluster, template), businessTz: BUSINESS_TZ })
  await migrate(database.pool)
  await installQueues(database.pool)
  await database.close()
  provide('cluster', cluster)
  return async () => {
    await dropDatabases(cluster)
    await server.stop()
  }
}
