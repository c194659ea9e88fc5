import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { SUSPENDED_LINE } from '../platform/suspension.ts'
import { showUsage, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run restore -- <folder> [--live]

Restores a backup into an empty database, and compares every table, the audit log and every file with the
backup before anything is kept. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.

Jobs, messages and channel operations of the copy wait until you run "npm run resume". With --live they run as
soon as a server starts with the copy.`

/** Reads the command line. Returns undefined if it is wrong. */
function readArguments(): { folder: string; live: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { live: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [folder, ...rest] = positionals
    return folder && rest.length === 0 ? { folder, live: values.live ?? false } : undefined
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given === undefined) showUsage(USAGE)
else {
  await withDatabase(async ({ config, database }) => {
    const { live } = given
    const options = { database, config, folder: path.resolve(given.folder), live, log: console.log }
    const { tables, rows, files, auditRows } = await restoreBackup(options)
    console.log(
      `Restored: ${rows} rows of ${tables} tables and ${files} files equal the backup; ` +
        `the audit log is valid: ${auditRows} rows.`,
    )
    console.log(
      live
        ? 'A server with this copy runs the scheduled jobs, and sends the waiting messages and payments again.'
        : SUSPENDED_LINE,
    )
  })
}
