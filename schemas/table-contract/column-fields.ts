import Type, { type TSchema } from 'typebox'
import { maskOf, withMask } from '../contracts/mask.ts'
import { Day, Decimal, Maybe, NonBlank, Nullable, Str, Time } from '../contracts/scalars.ts'
import { inUnit, UNITS, type Unit } from '../contracts/unit.ts'
import { MASKS, type Mask } from '../mask.ts'

/** A column of a database table, as `information_schema` describes it. */
export interface TableColumn {
  name: string
  /** Name of the column's type in PostgreSQL, such as `character varying`. */
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Maximum length of a text in characters; null if there is no limit. */
  maxLength: number | null
  /**
   * Number of digits of a `numeric`. `scale` is the number of digits after the decimal point. Both are null
   * if there is no limit, or if the column has another type.
   */
  precision: number | null
  scale: number | null
  comment: string | null
}

/** Columns that only the server writes. Clients can't change these columns. */
export const SERVER_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
])

/** Maximum length of a text if its column has no limit. */
const MAX_TEXT = 2000
/** The largest integer that JSON clients read without loss. */
const { MAX_SAFE_INTEGER } = Number
const INTEGER_LIMITS: Readonly<Record<string, number>> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  bigint: MAX_SAFE_INTEGER,
}

/** Returns the name of the field for a column: `giftName` for `gift_name`. */
export const fieldName = (column: string): string =>
  column.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Content of the comment of a table or a column: titles, a unit and a mask. */
interface Described {
  en: string
  zh: string
  unit?: Unit
  mask?: Mask
}

/**
 * Parses the comment of a table or a column, such as `Price, fen | 价格` or `Phone, mask phone | 手机号`. A
 * comment contains an English title, the unit of numbers or the mask of texts, and a Chinese title. Only the
 * English title is required. Without a comment, the words of the name form the title.
 */
export function describeColumn({ name, comment }: Pick<TableColumn, 'name' | 'comment'>): Described {
  const words = name.replaceAll('_', ' ').trim()
  const [first = '', second = ''] = (comment ?? '').split('|').map((part) => part.trim())
  const unit = UNITS.find((each) => first.endsWith(`, ${each}`))
  const mask = MASKS.find((each) => first.endsWith(`, mask ${each}`))
  const ending = unit ? `, ${unit}` : mask ? `, mask ${mask}` : ''
  const title = first.slice(0, first.length - ending.length).trim()
  const en = title || `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return { en, zh: second || en, ...(unit && { unit }), ...(mask && { mask }) }
}

/** Maximum number of digits that a JSON number represents exactly. */
const MAX_DIGITS = 15
/** Maximum number of decimal places that the number input accepts. */
const MAX_SCALE = 6

/**
 * Returns the schema of a `numeric` column. Returns undefined if the column allows values that JSON clients
 * can't read or that users can't enter.
 */
function decimalSchema({ name, comment, precision, scale }: TableColumn): TSchema | undefined {
  if (precision === null || scale === null || scale < 0) return undefined
  if (precision > MAX_DIGITS || scale > MAX_SCALE) return undefined
  return Decimal(describeColumn({ name, comment }).en, { precision, scale })
}

/**
 * Returns the schema of a column's values, without null. Returns undefined if pages can't show values of the
 * column's type.
 */
function valueSchema(column: TableColumn): TSchema | undefined {
  const { en: title, unit, mask } = describeColumn(column)
  const limit = INTEGER_LIMITS[column.type]
  if (limit !== undefined) {
    const integer = Type.Integer({ title, minimum: -limit, maximum: limit })
    return unit ? inUnit(unit, integer) : integer
  }
  if (column.type === 'boolean') return Type.Boolean({ title })
  if (column.type === 'numeric') return decimalSchema(column)
  if (column.type === 'date') return Day(title)
  if (column.type === 'timestamp with time zone') return Time(title)
  if (!/^(character( varying)?|text)$/.test(column.type)) return undefined
  const text = Str(title, column.maxLength ?? MAX_TEXT)
  return mask && !SERVER_COLUMNS.has(column.name) ? withMask(mask, text) : text
}

/**
 * Returns the schema that a column has in responses. Returns undefined if pages can't show values of the
 * column's type.
 */
export function shownSchema(column: TableColumn): TSchema | undefined {
  const schema = valueSchema(column)
  return schema && column.isNullable ? Nullable(schema) : schema
}

/** Returns the schema that a column has in requests. Returns undefined if clients can't write the column. */
export function writtenSchema(column: TableColumn): TSchema | undefined {
  const plain = SERVER_COLUMNS.has(column.name) ? undefined : valueSchema(column)
  if (!plain) return undefined
  const isOptional = column.isNullable || column.hasDefault
  const filled =
    'maxLength' in plain && !isOptional ? NonBlank(describeColumn(column).en, Number(plain.maxLength)) : plain
  const schema = maskOf(plain) ? orMask(filled) : filled
  if (column.isNullable) return Maybe(schema)
  return column.hasDefault ? Type.Optional(schema) : schema
}

/** A mask can be longer than the masked value by this number of characters. */
const MASK_EXTRA = 20

/**
 * Returns a schema that also accepts a mask. A form that has loaded a mask sends the mask back. The mask can
 * be longer than the column allows.
 */
function orMask(schema: TSchema): TSchema {
  const { title, maxLength = MAX_TEXT } = schema as { title?: string; maxLength?: number }
  const mask = Type.String({ pattern: '[*]{2}', maxLength: maxLength + MASK_EXTRA })
  return Type.Union([schema, mask], { title })
}
