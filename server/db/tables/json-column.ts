import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as its JSON text (an array would else become an SQL array). */
export type Json<Value = unknown> = ColumnType<Value, string, string>

/** Texts by locale, `{}` if not given. */
export type GeneratedTexts = ColumnType<Record<string, string>, string | undefined, string>
