import type { ColumnType } from 'kysely'

/**
 * Type of a jsonb column. Such a column is read as a value and written as JSON text, since the driver would
 * write an array as an SQL array.
 */
export type JsonColumn<Value = unknown> = ColumnType<Value, string, string>

/** Type of a jsonb column with texts by locale. */
export type Texts = JsonColumn<Record<string, string>>
