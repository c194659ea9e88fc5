import type { TSchema } from 'typebox'
import { type FieldMask, maskOf } from '#schemas'
import { maskValue } from '#schemas/mask'

/** Permissions of a caller that reveal masked values. */
export type Reveals = readonly string[]

/** True if a caller sees the unmasked values of a field. */
export const isRevealed = ({ reveal }: FieldMask, reveals: Reveals = []): boolean =>
  reveal !== undefined && reveals.includes(reveal)

type Hide = (value: unknown, reveals: Reveals) => unknown

interface Parts {
  properties?: Readonly<Record<string, TSchema>>
  items?: TSchema
  anyOf?: readonly TSchema[]
}

function hideOf(schema: TSchema): Hide | undefined {
  const field = maskOf(schema)
  if (field) return (value, reveals) => (isRevealed(field, reveals) ? value : maskValue(field.mask, value))
  const { properties, items, anyOf = [] } = schema as Parts
  if (properties) return hideFields(properties)
  const hideItem = items && hideOf(items)
  if (!hideItem) return anyOf.map(hideOf).find((hide) => hide !== undefined)
  return (value, reveals) =>
    Array.isArray(value) ? value.map((item: unknown) => hideItem(item, reveals)) : value
}

function hideFields(properties: Readonly<Record<string, TSchema>>): Hide | undefined {
  const hides = Object.entries(properties).flatMap(([field, schema]) => {
    const hide = hideOf(schema)
    return hide ? [[field, hide] as const] : []
  })
  if (hides.length === 0) return undefined
  return (value, reveals) => {
    if (typeof value !== 'object' || value === null) return value
    const record = { ...value } as Record<string, unknown>
    for (const [field, hide] of hides) {
      if (Object.hasOwn(record, field)) record[field] = hide(record[field], reveals)
    }
    return record
  }
}

/** Masks the values of a record, except values that these permissions reveal. */
export type MaskRecord = <Row>(record: Row, reveals?: Reveals) => Row

/**
 * Returns a function that masks records. The function masks the fields that the schema of the records marks
 * as masked, also in child records.
 */
export function createRecordMask(shape: TSchema): MaskRecord {
  const hide = hideOf(shape)
  return <Row>(record: Row, reveals: Reveals = []) => (hide ? (hide(record, reveals) as Row) : record)
}
