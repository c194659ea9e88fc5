import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { strictObject } from '#schemas'
import { backupInvalid } from './errors.ts'

const Table = strictObject({
  schema: Type.String(),
  name: Type.String(),
  /** Columns whose values the backup contains, without generated columns. */
  columns: Type.Array(Type.String()),
  rows: Type.Integer(),
  /** Sum of the hashes of all rows, which doesn't depend on their order. */
  checksum: Type.String(),
})

/** Table of a backup. */
export type BackupTable = Static<typeof Table>

const Manifest = strictObject({
  format: Type.Literal(1),
  /** Version of the build that made the backup. */
  version: Type.String(),
  createTime: Type.String(),
  /** Applied migrations, in order. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Table),
  /** Statements that create the partitions of tables. */
  partitions: Type.Array(Type.String()),
  /** Version of the tables of pg-boss. Older backups don't name it. */
  queueVersion: Type.Optional(Type.Integer()),
  /** Names of the queues of pg-boss, each of which has a partition. */
  queues: Type.Array(Type.String()),
  /** Statements that create the tables of the operator, to run before and after their rows are written. */
  custom: strictObject({ before: Type.Array(Type.String()), after: Type.Array(Type.String()) }),
  /** Paths of the uploaded files, with their hashes if the database has them. */
  files: Type.Array(strictObject({ path: Type.String(), sha256: Type.Union([Type.String(), Type.Null()]) })),
})

/** Contents of a backup. The backup has one file of rows per table, and the uploaded files. */
export type Manifest = Static<typeof Manifest>

/** Name of the file with the manifest. A folder without this file isn't a complete backup. */
export const MANIFEST = 'manifest.json'
/** Folder of the rows. */
export const TABLES = 'tables'
/** Folder of the uploaded files. */
export const FILES = 'uploads'

/** Name of the file with the rows of a table, whose own name may contain any characters. */
export const fileOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${encodeURIComponent(schema)}.${encodeURIComponent(name)}.copy.gz`

/** Parses a manifest. Throws if it isn't one of this format. */
export function parseManifest(text: string, folder: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (!Check(Manifest, value)) throw backupInvalid({ reason: `${folder} has another format` })
  return value
}
