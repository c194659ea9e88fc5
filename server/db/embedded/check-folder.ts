import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { diskTooSmall, folderIncomplete, otherMajor } from '../errors.ts'
import type { Installation } from './location.ts'

/** Bytes that a new database needs with the demo data, its log of changes and some reserve. */
const NEW_DATABASE = 300 * 1024 * 1024

/** Files without which the server can't start, relative to the folder of the installation. */
const VERSION = 'data/PG_VERSION'
const OTHERS = ['password', 'data/global/pg_control', 'data/postgresql.conf', 'data/pg_wal']

/** Throws if an existing database is incomplete or belongs to another major version. */
export function assertComplete({ home, version }: Pick<Installation, 'home' | 'version'>): void {
  const requireAll = (names: readonly string[]): void => {
    const missing = names.find((name) => !existsSync(join(home, name)))
    if (missing !== undefined) throw folderIncomplete({ folder: home, missing })
  }
  requireAll([VERSION])
  const found = readFileSync(join(home, VERSION), 'utf8').trim()
  const ours = version.split('.')[0] ?? ''
  if (found !== ours) throw otherMajor({ folder: join(home, 'data'), found, ours })
  requireAll(OTHERS)
}

/** Throws if the disk of a folder has less space than a new database needs. */
export function assertRoom(folder: string, needed = NEW_DATABASE): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < needed) throw diskTooSmall({ folder })
}
