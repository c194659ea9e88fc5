import type { Crud, Values } from './declaration.ts'

const written = (value: unknown, empty: string | number | null): string | number | null => {
  const given = typeof value === 'string' ? value.trim() : value
  if (typeof given === 'number' || (typeof given === 'string' && given !== '')) return given
  return empty
}

/** The columns that a body writes: of an existing record only those of the fields it gives. */
export function columnsOf<Row extends { id: string }, Body extends object>(
  { fields }: Pick<Crud<Row, Body>, 'fields'>,
  body: Body,
  isNew: boolean,
): Values {
  const values: Values = {}
  for (const [field, place] of Object.entries<{ column: string; empty?: string | number } | undefined>(
    fields,
  )) {
    const value = (body as Record<string, unknown>)[field]
    if (!place || (value === undefined && !isNew)) continue
    values[place.column] = written(value, place.empty ?? null)
  }
  return values
}
