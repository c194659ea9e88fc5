import type { TObject } from 'typebox'
import { columnName } from '../list/column-name.ts'
import type { ListResource } from '../list/resource.ts'
import type { WriteSource } from './declaration.ts'
import type { Resource, Values, Write } from './resource.ts'

/**
 * Fields of a body that have a meaning for the service. These fields are stored in columns only if the
 * declaration lists them in `writes`.
 */
const OWN_FIELDS = new Set(['id', 'version', 'toldIn'])

/**
 * Derives how the fields of a body are stored. A field is stored in the column with its name, unless
 * `sources` contains other settings.
 */
export function deriveWrites<Row>(
  body: TObject | undefined,
  list: ListResource<Row>,
  sources: Readonly<Record<string, WriteSource | undefined>>,
): Readonly<Record<string, Write>> {
  const fields = Object.keys(body?.properties ?? {}).filter(
    (field) =>
      (!OWN_FIELDS.has(field) || sources[field] !== undefined) &&
      !list.children[field] &&
      sources[field] !== 'hook',
  )
  return Object.fromEntries(
    fields.map((field) => {
      const derived = { column: columnName(field), empty: null, once: false, hasDefault: false }
      const localized = list.localized.includes(field)
      return [field, { ...derived, ...(sources[field] as object | undefined), localized }]
    }),
  )
}

/** Converts a value of a body to the value to store. Trims texts, and replaces empty values by `empty`. */
export function storedValue(value: unknown, empty: Write['empty']): Write['empty'] {
  const given = typeof value === 'string' ? value.trim() : value
  if (typeof given === 'number' || typeof given === 'boolean') return given
  return typeof given === 'string' && given !== '' ? given : empty
}

/**
 * Returns the values of a body by column, without localized columns. For an update, the result contains only
 * fields of the body.
 */
export function columnsOf(
  { writes }: Pick<Resource<never, never>, 'writes'>,
  body: object,
  isNew: boolean,
): Values {
  const values: Values = {}
  for (const [field, { column, empty, once, hasDefault, localized }] of Object.entries(writes)) {
    const value = (body as Record<string, unknown>)[field]
    const keepsColumn = isNew ? hasDefault && value === undefined : once || value === undefined
    if (localized || keepsColumn) continue
    values[column] = storedValue(value, empty)
  }
  return values
}
