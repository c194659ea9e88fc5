import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as its JSON text (an array would else become an SQL array). */
export type JsonColumn<Value = unknown> = ColumnType<Value, string, string>

/** A jsonb column of texts by locale. */
export type Texts = JsonColumn<Record<string, string>>
