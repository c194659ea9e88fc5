import path from 'node:path'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { VERSION } from '../version.ts'
import { showUsage, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run backup -- <folder>

Copies the database and the uploaded files to a new folder, while the server may run. APP_SECRET isn't part of
the backup: keep a copy of it elsewhere.`

const INCOMPLETE = 3
const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || rest.length > 0) showUsage(USAGE)
else {
  await withDatabase(async ({ config, database }) => {
    const { manifest, missing } = await writeBackup({
      database,
      uploadDir: config.uploadDir,
      folder: path.resolve(folder),
      version: VERSION,
      now: new Date(),
      log: console.log,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows and ${manifest.files.length} files are in ${path.resolve(folder)}.`)
    if (missing.length === 0) return
    console.error(`These files are missing or damaged, and aren't in the backup:\n${missing.join('\n')}`)
    process.exitCode = INCOMPLETE
  })
}
