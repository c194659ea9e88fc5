import type { Config } from '../config.ts'
import { findDatabase, openDatabase, sqlStateOf } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { verifyAuditChain } from '../platform/audit-log/verify.ts'
import { explainStartError } from '../start-errors.ts'

const UNDEFINED_TABLE = '42P01'

/** Verifies the hash chain of the audit log and prints the result. Returns true if the chain is valid. */
async function report(config: Config): Promise<boolean> {
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  try {
    const { rows, bad } = await verifyAuditChain(database.db)
    if (!bad) console.log(`The audit log is valid: ${rows} rows.`)
    else {
      const which = bad.id === undefined ? '' : ` (id ${bad.id})`
      console.error(`The audit log is broken at row ${bad.seq}${which}: ${bad.reason}.`)
    }
    return bad === undefined
  } finally {
    await database.close()
    await stop()
  }
}

const config = readConfigOrExit(process.env)
try {
  process.exitCode = (await report(config)) ? 0 : 1
} catch (error) {
  const problem =
    sqlStateOf(error) === UNDEFINED_TABLE
      ? 'This database has no audit log yet: check DATABASE_URL and DATA_DIR, or start the server once.'
      : explainStartError(error, config)
  if (problem === undefined) throw error
  console.error(problem)
  process.exitCode = 2
}
