import type { Crud, Values, WritableField } from './declaration.ts'

/** A value as a column takes it. */
export const written = (value: unknown, empty: string | number | null): string | number | null => {
  const given = typeof value === 'string' ? value.trim() : value
  if (typeof given === 'number' || (typeof given === 'string' && given !== '')) return given
  return empty
}

/** The columns that a body writes, but for texts in several languages: of an existing record only those of the fields it gives. */
export function columnsOf<Row extends { id: string }, Body extends object>(
  { fields }: Pick<Crud<Row, Body>, 'fields'>,
  body: Body,
  isNew: boolean,
): Values {
  const values: Values = {}
  for (const [field, place] of Object.entries<WritableField | undefined>(fields)) {
    const value = (body as Record<string, unknown>)[field]
    if (!place || place.told || (value === undefined && !isNew)) continue
    values[place.column] = written(value, place.empty ?? null)
  }
  return values
}
