import { isRecord } from '#schemas/values'

/** Keywords of a JSON Schema on which the conversion depends. */
interface Shape {
  type?: string
  format?: string
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  items?: Shape
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/
const INTEGER = /^-?\d{1,15}$/
const BOOLEAN_WORDS = new Map([
  ['true', true],
  ['false', false],
])

const branchesOf = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(branchesOf) ?? [shape]

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === undefined) return true
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const takes = (branches: readonly Shape[], value: unknown) =>
  branches.some((shape) => (shape.const === undefined ? isOfType(value, shape.type) : shape.const === value))

/** True if a number can be converted to a string exactly. Other numbers stay unchanged. */
const isExact = (value: number) => Number.isSafeInteger(value) || NUMBER.test(String(value))

function ofText(text: string, wants: (type: string) => boolean): unknown {
  const typed = text.trim()
  if (wants('number') && NUMBER.test(typed)) return Number(typed)
  if (wants('integer') && INTEGER.test(typed)) return Number(typed)
  if (wants('boolean') && BOOLEAN_WORDS.has(typed)) return BOOLEAN_WORDS.get(typed)
  if (typed !== '' || !['number', 'integer', 'boolean'].some(wants)) return text
  // An empty string is never 0 or false: it becomes null, or is removed if null isn't allowed.
  return wants('null') ? null : undefined
}

function scalar(value: unknown, branches: readonly Shape[]): unknown {
  const wants = (type: string) => branches.some((shape) => shape.type === type)
  if (typeof value === 'string') return ofText(value, wants)
  // A number has already lost the leading zeros of a password.
  if (branches.some(({ format }) => format === 'password')) return value
  if (typeof value === 'number') {
    if (wants('string')) return isExact(value) ? String(value) : value
    return wants('boolean') && (value === 0 || value === 1) ? value === 1 : value
  }
  return typeof value === 'boolean' && wants('string') ? String(value) : value
}

function loosened(value: unknown, shape: Shape): unknown {
  const branches = branchesOf(shape)
  if (Array.isArray(value)) {
    const items = branches.find((branch) => branch.items)?.items
    return items ? value.map((item) => loosened(item, items)) : value
  }
  if (typeof value === 'object' && value !== null) {
    for (const branch of branches) coerceBody(value, branch)
    return value
  }
  return takes(branches, value) ? value : scalar(value, branches)
}

/**
 * Converts strings, numbers and booleans in the body of a JeecgBoot client to the types of the schema, like
 * JeecgBoot. Changes the body in place. Values that can't be converted, and values of passwords, stay unchanged, so
 * that the validation rejects them. Null stays null.
 */
export function coerceBody(body: unknown, { properties = {} }: Shape): void {
  if (!isRecord(body)) return
  const record = body as Record<string, unknown>
  for (const [field, shape] of Object.entries(properties)) {
    if (!Object.hasOwn(record, field)) continue
    const value = loosened(record[field], shape)
    if (value === undefined) delete record[field]
    else record[field] = value
  }
}
