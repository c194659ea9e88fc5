import { createInterface } from 'node:readline/promises'
import type { Config } from '../config.ts'
import { findDatabase, migrate, openDatabase } from '../db/index.ts'
import { DEMO_PASSWORD, reseed, seedFirst, seedScale } from '../db/seed/index.ts'
import { readConfigOrExit } from '../main.ts'
import { hashPassword } from '../platform/authentication/password.ts'
import { encryptPlainNumbers } from '../platform/secrets/encrypt-stored.ts'
import { secretsOf } from '../platform/secrets/secrets-of.ts'
import { registry } from '../registry.ts'
import { explainStartError } from '../start-errors.ts'
import { readSeedOptions, type SeedOptions, UsageError, usage } from './seed-options.ts'
import { createProgress } from './seed-progress.ts'

const FAILED = 1
const WRONG_OPTION = 2

function assertDemo({ demo }: Config): void {
  if (!demo) throw new UsageError('demo data requires demo mode: set DEMO=1')
}

/**
 * With the option `--fresh`, asks the user to confirm that the business tables are emptied. The option
 * `--yes` skips the question.
 */
async function confirmDeletion({ fresh, yes }: SeedOptions): Promise<void> {
  if (!fresh || yes) return
  if (!process.stdin.isTTY)
    throw new UsageError('--fresh deletes all shops, trades and bills: add --yes to confirm it')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('This deletes all shops, trades and bills. Type yes to go on: ')
  terminal.close()
  if (answer.trim() !== 'yes') throw new UsageError('nothing was changed')
}

async function seed(config: Config, options: SeedOptions): Promise<void> {
  const began = performance.now()
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  const { shops, days, trades } = options
  const isTerminal = process.stdout.isTTY
  const progress = createProgress({ total: trades, unit: 'trades', isTerminal, print: console.log })
  try {
    await migrate(database.pool)
    const totals = await reseed({
      ...options,
      pool: database.pool,
      hashPassword,
      permissions: registry.permissions,
      now: new Date(),
      onProgress: (stage, done) => stage === 'trades' && progress.update(done),
    })
    progress.stop()
    await encryptPlainNumbers(database.db, secretsOf(config))
    if (!totals) {
      throw new UsageError(
        'there are shops, trades or bills already: add --fresh to delete them and make new ones',
      )
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${shops} shops, ${days} days, ${trades} trades and ${totals.bills} bills in ${seconds} s.`)
    console.log(
      `Sign in as admin, clerk, reviewer, keeper, supervisor or configurator; each starts with the password ${DEMO_PASSWORD}.`,
    )
  } finally {
    progress.stop()
    await database.close()
    await stop()
  }
}

/** Creates a large organisation. Prints the user name of a user who heads one region. */
async function seedSystemScale(config: Config): Promise<void> {
  const began = performance.now()
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  try {
    const { pool } = database
    await migrate(pool)
    await seedFirst({
      pool,
      hashPassword,
      permissions: registry.permissions,
      demo: true,
      now: new Date(),
      log: console.log,
    })
    await encryptPlainNumbers(database.db, secretsOf(config))
    const made = await seedScale({ pool, hashPassword, now: new Date() })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const { users, departs, permissions, head } = made
    console.log(`${users} people, ${departs} departments, ${permissions} menus and buttons in ${seconds} s.`)
    console.log(`Sign in as admin, or as ${head}, who heads a region; both start with ${DEMO_PASSWORD}.`)
  } finally {
    await database.close()
    await stop()
  }
}

function explain(error: unknown, config: Config): void {
  console.error(explainStartError(error, config) ?? (error as Error).stack)
  process.exitCode = FAILED
}

async function run(): Promise<void> {
  const options = readSeedOptions(process.argv.slice(2))
  if (!options) {
    console.log(usage)
    return
  }
  const config = readConfigOrExit(process.env)
  assertDemo(config)
  await confirmDeletion(options)
  const work = options.scale === undefined ? seed(config, options) : seedSystemScale(config)
  await work.catch((error: unknown) => {
    if (error instanceof UsageError) throw error
    explain(error, config)
  })
}

try {
  await run()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = WRONG_OPTION
}
