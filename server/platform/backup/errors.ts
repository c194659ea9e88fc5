import { defineError } from '#schemas/errors'

/** A backup can't be restored. */
export const backupInvalid = defineError<{ reason: string }>(
  'BACKUP_INVALID',
  'http',
  ({ reason }) => `the backup cannot be used: ${reason}`,
)

/** A backup can't be written. */
export const backupFailed = defineError<{ reason: string }>(
  'BACKUP_FAILED',
  'http',
  ({ reason }) => `the backup was not made: ${reason}`,
)

/** The database to restore into already has tables of an application, or users. */
export const restoreNotEmpty = defineError<{ found: string }>(
  'RESTORE_NOT_EMPTY',
  'http',
  ({ found }) =>
    `the database already has data (${found}), and a backup is restored only into an empty one: ` +
    'set DATA_DIR to a new folder or DATABASE_URL to a new database',
)
