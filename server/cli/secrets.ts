import { isAppError } from '#schemas/errors'
import type { Config } from '../config.ts'
import { findDatabase, openDatabase } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { rotateSecret } from '../platform/secrets/encrypt-stored.ts'
import { secretsOf } from '../platform/secrets/secrets-of.ts'
import { explainStartError } from '../start-errors.ts'

const USAGE = `Usage: npm run secrets -- rotate

Encrypts all values of earlier secrets again, with the current APP_SECRET. The earlier secrets have to be in
APP_SECRET_PREVIOUS. An interrupted run can be repeated.`

const FAILED = 1
const WRONG_OPTION = 2

async function rotate(config: Config): Promise<void> {
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  try {
    const counts = Object.entries(await rotateSecret(database.db, secretsOf(config)))
    for (const [column, count] of counts) console.log(`${column}: ${count} values encrypted again`)
    console.log('All values are encrypted with the current secret.')
  } finally {
    await database.close()
    await stop()
  }
}

const config = readConfigOrExit(process.env)
if (process.argv[2] !== 'rotate' || process.argv.length > 3) {
  console.error(USAGE)
  process.exitCode = WRONG_OPTION
} else {
  await rotate(config).catch((error: unknown) => {
    const problem = isAppError(error, 'SECRET_UNDECRYPTABLE')
      ? error.message
      : explainStartError(error, config)
    console.error(problem ?? (error as Error).stack)
    process.exitCode = FAILED
  })
}
