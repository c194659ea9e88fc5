import { type Db, findDatabase, openDatabase, sqlStateOf } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { explainStartError } from '../start-errors.ts'

const UNDEFINED_TABLE = '42P01'

interface DatabaseCheck {
  /** Runs the check and prints the result. Returns true if the check finds no errors. */
  check: (db: Db) => Promise<boolean>
  /** Message for a database in which a table is missing. */
  withoutTables: string
}

/**
 * Checks the configured database and sets the exit code of the process. The code is 0 if the check finds no
 * errors, 1 if it finds errors, and 2 if the database can't be read.
 */
export async function checkDatabase({ check, withoutTables }: DatabaseCheck): Promise<void> {
  const config = readConfigOrExit(process.env)
  try {
    const { url, stop } = await findDatabase(config, console.error)
    const database = openDatabase({ url, businessTz: config.businessTz })
    try {
      process.exitCode = (await check(database.db)) ? 0 : 1
    } finally {
      await database.close()
      await stop()
    }
  } catch (error) {
    const problem =
      sqlStateOf(error) === UNDEFINED_TABLE
        ? `${withoutTables}: check DATABASE_URL and DATA_DIR, or start the server once.`
        : explainStartError(error, config)
    if (problem === undefined) throw error
    console.error(problem)
    process.exitCode = 2
  }
}
