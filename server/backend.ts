import type { Config } from './config.ts'
import {
  createIdMaker,
  ensureComingPartitions,
  findDatabase,
  type IdMaker,
  migrate,
  type OpenDatabase,
  openDatabase,
} from './db/index.ts'
import { seedFirst } from './db/seed/index.ts'
import { assertNoDemoPassword } from './demo-accounts.ts'
import { hashPassword } from './modules/system/password.ts'

/** The database of this installation: migrated, seeded, and with ids to give out. */
export interface Backend {
  database: OpenDatabase
  ids: IdMaker
  /** The first administrator's password, if he was made now. */
  adminPassword: string | undefined
  close(): Promise<void>
}

type Say = (sentence: string) => void

/** Opens the database and brings it up to this build. Undoes what it began when a step fails. */
export async function openBackend(config: Config, say: Say): Promise<Backend> {
  const { url, stop } = await findDatabase(config, say)
  const database = openDatabase({ url, businessTz: config.businessTz })
  const close = async () => {
    await database.close()
    await stop()
  }
  try {
    await migrate(database.pool)
    const { demo } = config
    const now = new Date()
    const seeded = await seedFirst({ pool: database.pool, hashPassword, demo, now, log: say })
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
