import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { createServices } from '../create-services.ts'
import { createIdMaker, findDatabase, migrate, openDatabase } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { explainStartError } from '../start-errors.ts'
import { type ImportOptions, importJeecg } from './import-jeecg/import-jeecg.ts'
import { printReport } from './import-jeecg/report.ts'
import { prepareRowsFile, writeRowsFile } from './import-jeecg/rows-file.ts'
import { SourceError } from './import-jeecg/source.ts'
import { verdictOf } from './import-jeecg/verdict.ts'

const REFUSED = 1
const WRONG = 2

const usage = `npm run import:jeecg -- <dump.sql or folder of CSV files> [options]
  takes users, roles, departments, positions, menus, dictionaries and categories over from JeecgBoot 2.x and 3.x

  --dry-run              tries everything and changes nothing
  --leave-out-refused    takes the rest where rows are refused; without it one such row stops all`

/** Parses the command line. Returns undefined for `--help` and for invalid options. */
function readOptions(args: string[]): ImportOptions | undefined {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'dry-run': flag, 'leave-out-refused': flag, help: flag }
  const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) return undefined
  return { file, isDryRun: values['dry-run'], skipRejected: values['leave-out-refused'] }
}

/** Runs the import, prints its report and returns the exit code of the command. */
async function run(config: Config, options: ImportOptions): Promise<number> {
  const rowsFile = prepareRowsFile(config.dataDir)
  const { url, stop } = await findDatabase(config, console.error)
  const database = openDatabase({ url, businessTz: config.businessTz })
  try {
    await migrate(database.pool)
    const ids = await createIdMaker(database.db)
    const clock = () => new Date()
    const services = createServices({ config, database, ids, clock })
    const report = await importJeecg(services, options).finally(() => ids.close())
    writeRowsFile(report, rowsFile)
    console.log(printReport(report, rowsFile))
    const { isRejected, text } = verdictOf(report, options)
    const say = isRejected ? console.error : console.log
    say(`\n${text}`)
    return isRejected ? REFUSED : 0
  } finally {
    await database.close()
    await stop()
  }
}

async function main(): Promise<number> {
  let options: ImportOptions | undefined
  try {
    options = readOptions(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    return WRONG
  }
  if (!options) {
    console.log(usage)
    return process.argv.includes('--help') ? 0 : WRONG
  }
  const config = readConfigOrExit(process.env)
  try {
    return await run(config, options)
  } catch (error) {
    const problem = error instanceof SourceError ? error.message : explainStartError(error, config)
    if (problem === undefined) throw error
    console.error(problem)
    return WRONG
  }
}

process.exitCode = await main()
