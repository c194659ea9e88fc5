import type { Config } from '../config.ts'
import { findDatabase, openDatabase, sqlStateOf } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { type CheckedInvariant, checkInvariants } from '../records/invariants/check-invariants.ts'
import { titleOf } from '../records/invariants/title-of.ts'
import { explainStartError } from '../start-errors.ts'

const UNDEFINED_TABLE = '42P01'
/** Violations that are printed of each invariant. */
const PRINTED = 5

function print({ name, violations, durationMs }: CheckedInvariant): void {
  const { en } = titleOf(name)
  if (violations.length === 0) {
    console.log(`ok    ${name}: ${en} (${durationMs} ms)`)
    return
  }
  console.error(`WRONG ${name}: ${en}, ${violations.length} violations`)
  for (const violation of violations.slice(0, PRINTED)) console.error(`      ${JSON.stringify(violation)}`)
}

/** Checks the invariants and prints the results. Returns true if all hold. */
async function report(config: Config): Promise<boolean> {
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  try {
    const results = await checkInvariants(database.db)
    for (const result of results) print(result)
    return results.every(({ violations }) => violations.length === 0)
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
      ? 'This database lacks tables of this version: check DATABASE_URL and DATA_DIR, or start the server once.'
      : explainStartError(error, config)
  if (problem === undefined) throw error
  console.error(problem)
  process.exitCode = 2
}
