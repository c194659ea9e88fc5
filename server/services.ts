import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { Db } from './db/index.ts'

/** What every module of the server gets when it is mounted. */
export interface Services {
  config: Config
  database: { pool: Pool; db: Db }
  /** Makes ids of new rows. */
  ids: { nextId: () => string }
  /** The present; tests stop it. */
  clock: () => Date
}
