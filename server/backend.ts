import { defineError } from '#schemas/errors'
import type { Config } from './config.ts'
import type { Db } from './db/index.ts'
import {
  createIdMaker,
  ensureComingPartitions,
  findDatabase,
  type IdMaker,
  migrate,
  type OpenDatabase,
  openAllConnections,
  openDatabase,
} from './db/index.ts'
import { DEMO_PASSWORD, demoUsers } from './db/seed/data/accounts.ts'
import { seedFirst } from './db/seed/index.ts'
import { hashPassword, verifyPassword } from './platform/authentication/password.ts'
import { installQueues } from './platform/queue/boss.ts'
import { encryptPlainNumbers } from './platform/secrets/encrypt-stored.ts'
import { secretsOf } from './platform/secrets/secrets-of.ts'
import { registry } from './registry.ts'

const demoAccountsOpen = defineError<{ names: readonly string[] }>(
  'DEMO_ACCOUNTS_OPEN',
  'http',
  ({ names }) =>
    `demo mode is off, but everyone can sign in as ${names.join(', ')} with the demo password: ` +
    'give them other passwords with `npm run user -- password <name>`, freeze them, or use a database that no demo was made in',
)

/** Fails if a demo account still has the well-known demo password. */
async function assertNoDemoPassword(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom('sys_user')
    .select(['username', 'password as hash', 'salt'])
    .where(
      'username',
      'in',
      demoUsers.map(({ username }) => username),
    )
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .orderBy('username')
    .execute()
  const open = await Promise.all(accounts.map((account) => verifyPassword(DEMO_PASSWORD, account)))
  const names = accounts.filter((_, index) => open[index]).map(({ username }) => username)
  if (names.length > 0) throw demoAccountsOpen({ names })
}

/** Database of this installation, already migrated and seeded, and its id generator. */
export interface Backend {
  database: OpenDatabase
  ids: IdMaker
  /** Password of the first administrator. Undefined if the administrator existed before this start. */
  adminPassword: string | undefined
  close(): Promise<void>
}

type Say = (sentence: string) => void

/** Number of connections to the database, which stay open. */
const CONNECTIONS = 10

/** Opens, migrates and seeds the database. If a step fails, the database is closed again. */
export async function openBackend(config: Config, say: Say): Promise<Backend> {
  const { url, stop } = await findDatabase(config, say)
  const database = openDatabase({
    url,
    businessTz: config.businessTz,
    max: CONNECTIONS,
    min: CONNECTIONS,
  })
  const close = async () => {
    await database.close()
    await stop()
  }
  try {
    await migrate(database.pool)
    await openAllConnections(database.pool)
    await installQueues(database.pool)
    const { demo } = config
    const now = new Date()
    const { permissions } = registry
    const seeded = await seedFirst({ pool: database.pool, hashPassword, permissions, demo, now, log: say })
    await encryptPlainNumbers(database.db, secretsOf(config))
    await ensureComingPartitions(database.pool, now)
    if (!demo) await assertNoDemoPassword(database.db)
    const ids = await createIdMaker(database.db)
    return {
      database,
      ids,
      adminPassword: seeded.adminPassword,
      close: async () => {
        await ids.close().catch(() => undefined)
        await close()
      },
    }
  } catch (cause) {
    await close().catch(() => undefined)
    throw cause
  }
}
