import Type, { type TSchema } from 'typebox'
import { maskOf, withMask } from '../contracts/mask.ts'
import { Day, Decimal, Maybe, NonBlank, Nullable, Str, Time } from '../contracts/scalars.ts'
import { inUnit, UNITS, type Unit } from '../contracts/unit.ts'
import { MASKS, type Mask } from '../mask.ts'

/** Column of a table, as `information_schema` describes it. */
export interface TableColumn {
  name: string
  /** Type name of PostgreSQL, such as `character varying`. */
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Maximum length of a text; null if there is no limit. */
  maxLength: number | null
  /**
   * Total number of digits of a `numeric`; `scale` is the number of digits after the point. Both are null if
   * there is no limit, and for other types.
   */
  precision: number | null
  scale: number | null
  comment: string | null
}

/** Columns that the server writes, and clients only read. */
export const SERVER_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
])

/** Maximum length of a text whose column has no limit. */
const MAX_TEXT = 2000
/** Largest integer that JSON clients read exactly. */
const { MAX_SAFE_INTEGER } = Number
const INTEGER_LIMITS: Readonly<Record<string, number>> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  bigint: MAX_SAFE_INTEGER,
}

/** Field name of a column: `giftName` for `gift_name`. */
export const fieldName = (column: string): string =>
  column.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Titles and unit in the comment of a table or column. */
interface Described {
  en: string
  zh: string
  unit?: Unit
  mask?: Mask
}

/**
 * Reads the comment of a table or column: an English title, the unit of its numbers or the mask of its texts,
 * and a Chinese title, such as `Price, fen | 价格` or `Phone, mask phone | 手机号`. Only the English title is
 * required. Without a comment, the title consists of the words of the name.
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

/** Most digits that a JSON number represents exactly. */
const MAX_DIGITS = 15
/** Most decimal places of the number input. */
const MAX_SCALE = 6

/** Schema of a `numeric`; undefined if JSON clients can't read or users can't enter all of its values. */
function decimalSchema({ name, comment, precision, scale }: TableColumn): TSchema | undefined {
  if (precision === null || scale === null || scale < 0) return undefined
  if (precision > MAX_DIGITS || scale > MAX_SCALE) return undefined
  return Decimal(describeColumn({ name, comment }).en, { precision, scale })
}

/** Schema of a column's values without null; undefined if pages can't show values of its type. */
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

/** Schema of a column in responses; undefined if pages can't show values of its type. */
export function shownSchema(column: TableColumn): TSchema | undefined {
  const schema = valueSchema(column)
  return schema && column.isNullable ? Nullable(schema) : schema
}

/** Schema of a column in requests; undefined if clients can't write it. */
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

/** Number of characters by which a mask can be longer than the value. */
const MASK_EXTRA = 20

/** Also accepts a mask that a form has loaded, which can be longer than the column. */
function orMask(schema: TSchema): TSchema {
  const { title, maxLength = MAX_TEXT } = schema as { title?: string; maxLength?: number }
  const mask = Type.String({ pattern: '[*]{2}', maxLength: maxLength + MASK_EXTRA })
  return Type.Union([schema, mask], { title })
}
