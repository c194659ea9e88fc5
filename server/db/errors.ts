import { defineError } from '#schemas/errors'

const forOperator = <Data>(code: string, message: (data: Data) => string) =>
  defineError(code, 'http', message)

/** There are no PostgreSQL binaries for this platform. */
export const noBinary = forOperator<{ platform: string; reason: string }>(
  'DB_NO_BINARY',
  ({ platform, reason }) =>
    `no embedded PostgreSQL for this platform (${platform}: ${reason}): set DATABASE_URL`,
)

/**
 * The data folder belongs to another major version of PostgreSQL, whose files the embedded server can't read.
 */
export const otherMajor = forOperator<{ folder: string; found: string; ours: string }>(
  'DB_OTHER_MAJOR',
  ({ folder, found, ours }) =>
    `${folder} holds data of PostgreSQL ${found}, this build brings ${ours}: ` +
    'start the build that wrote it, or set DATA_DIR to another folder',
)

/** The embedded server did not start. The message ends with the last output of the server. */
export const startFailed = forOperator<{ reason: string; output?: string }>(
  'DB_START_FAILED',
  ({ reason, output }) =>
    `the embedded PostgreSQL did not start: ${reason}${output ? `\n${output.trimEnd()}` : ''}`,
)

/** Files of the database are missing in the data folder, for example after an interrupted copy. */
export const folderIncomplete = forOperator<{ folder: string; missing: string }>(
  'DB_FOLDER_INCOMPLETE',
  ({ folder, missing }) =>
    `${folder} holds only a part of a database (${missing} is missing): copy the whole folder again, ` +
    'or set DATA_DIR to a new folder and restore a backup',
)

/** The disk of the data folder is full or too small. */
export const diskTooSmall = forOperator<{ folder: string }>(
  'DB_DISK_TOO_SMALL',
  ({ folder }) =>
    `the disk of ${folder} is full, or too small for a new database, which needs 300 MB: ` +
    'free some space, or set DATA_DIR to a folder on another disk',
)

/** The server at `DATABASE_URL` isn't supported. */
export const otherEngine = forOperator<{ found: string; oldest: number }>(
  'DB_OTHER_ENGINE',
  ({ found, oldest }) => `DATABASE_URL leads to "${found}": PostgreSQL ${oldest} or newer is needed`,
)

/** The database was migrated by a newer build. */
export const schemaNewer = forOperator<{ unknown: string[] }>(
  'DB_SCHEMA_NEWER',
  ({ unknown }) =>
    `the database has migrations of a newer build (${unknown.join(', ')}): start the newer build`,
)

/** A migration was edited after it had been applied. */
export const migrationChanged = forOperator<{ name: string }>(
  'DB_MIGRATION_CHANGED',
  ({ name }) => `migration ${name} was edited after it was applied: restore it and add a new migration`,
)

/** A migration failed and was rolled back. */
export const migrationFailed = forOperator<{ name: string; reason: string }>(
  'DB_MIGRATION_FAILED',
  ({ name, reason }) => `migration ${name} failed and was rolled back: ${reason}`,
)

/**
 * This process has no worker number for new ids. Either all numbers are leased, or the lease of this process
 * expired while the database was unreachable.
 */
export const noWorker = forOperator<{ reason: string }>(
  'DB_NO_WORKER',
  ({ reason }) => `cannot generate ids: ${reason}`,
)

/** The value of an int8 or numeric column can't be represented exactly as a JavaScript number. */
export const unsafeNumber = defineError<{ text: string }>(
  'DB_UNSAFE_NUMBER',
  'bug',
  ({ text }) => `${text} cannot be represented exactly as a number`,
)
