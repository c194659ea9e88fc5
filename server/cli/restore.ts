import path from 'node:path'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { showUsage, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run restore -- <folder>

Restores a backup into an empty database, and compares every table, the audit log and every file with the
backup before anything is kept. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`

const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || rest.length > 0) showUsage(USAGE)
else {
  await withDatabase(async ({ config, database }) => {
    const options = { database, config, folder: path.resolve(folder), log: console.log }
    const { tables, rows, files, auditRows } = await restoreBackup(options)
    console.log(
      `Restored: ${rows} rows of ${tables} tables and ${files} files equal the backup; ` +
        `the audit log is valid: ${auditRows} rows.`,
    )
    console.log(
      'Start a server with this copy only if it replaces the original: it runs the scheduled jobs, and sends ' +
        'the waiting messages and payments again.',
    )
  })
}
