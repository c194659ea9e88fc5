import { isAppError } from '#schemas/errors'
import type { Config } from '../config.ts'
import { findDatabase, type OpenDatabase, openDatabase, sqlStateOf } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { HttpError } from '../platform/http/errors.ts'
import { explainStartError } from '../start-errors.ts'

/** SQLSTATEs of a missing table and of a missing column. */
const OLD_TABLES = new Set(['42P01', '42703'])
const FAILED = 1
const WRONG_OPTION = 2

/** Prints how a command is used, and sets the exit code. */
export function showUsage(usage: string): void {
  console.error(usage)
  process.exitCode = WRONG_OPTION
}

/**
 * Runs a command with the configured database, without time limits for its statements. If the command fails,
 * prints the reason and sets the exit code.
 */
export async function withDatabase(
  work: (context: { config: Config; database: OpenDatabase }) => Promise<void>,
): Promise<void> {
  const config = readConfigOrExit(process.env)
  try {
    const { url, stop } = await findDatabase(config, console.error)
    const { businessTz } = config
    const database = openDatabase({ url, businessTz, statementTimeout: 0, idleInTransactionTimeout: 0 })
    try {
      await work({ config, database })
    } finally {
      await database.close()
      await stop()
    }
  } catch (error) {
    const isExplained = error instanceof HttpError || (isAppError(error) && error.kind !== 'bug')
    const isOld = OLD_TABLES.has(sqlStateOf(error) ?? '')
    const sentence = isOld
      ? `the database lacks tables of this build (${(error as Error).message}): start the server once`
      : isExplained
        ? error.message
        : explainStartError(error, config)
    console.error(sentence ?? (error as Error).stack)
    process.exitCode = FAILED
  }
}
