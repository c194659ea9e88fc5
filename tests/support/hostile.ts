import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { isRecord } from '../../schemas/values.ts'

/** Name of the function that hostile code calls. */
export const TRAP = 'plantedTrap'

const call = `globalThis.${TRAP}()`

/** Texts that unsafe code would execute, would open as a link, or would render as HTML. */
export const hostileTexts: readonly string[] = [
  `{{${call}}}`,
  `\${${call}}`,
  `<img src=x onerror="${call}">`,
  `<script>${call}</script>`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `=HYPERLINK("javascript:${call}")`,
  `(() => ${call})()`,
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '../../../etc/passwd',
  '\u202Eevil\u0000',
  'x'.repeat(100_000),
  '',
]

/**
 * JSON with keys that change prototypes. The JSON is a string, because `__proto__` in an object literal would
 * set the prototype.
 */
const ofPrototypes = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'

/** Hostile values of every type, which take the place of valid values. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0.5,
  1e308,
  [],
  {},
  [[[]]],
  [null, { a: 1 }],
  JSON.parse(ofPrototypes),
  { $expr: call },
  { $expr: `[].constructor.constructor("${call}")()` },
  { $expr: 'values.values.values' },
  { $text: `\${${call}}` },
  { $$typeof: 'Symbol(react.element)', type: 'script', props: { children: call } },
  { toString: 1, valueOf: call, toJSON: call },
]

type Holder = Record<string | number, unknown>
interface Place {
  holder: Holder
  key: string | number
}

const placesIn = (value: unknown): Place[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value).flatMap((name) => {
        const key = Array.isArray(value) ? Number(name) : name
        return [{ holder: value as Holder, key }, ...placesIn((value as Holder)[key])]
      })

/** One change of the data of a page. */
interface Edit {
  at: number
  kind: 'delete' | 'double' | 'replace' | 'rename' | 'add' | 'wrap' | 'swap'
  value: unknown
  key: string
}

const editOf: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('delete', 'double', 'replace', 'replace', 'rename', 'add', 'wrap', 'swap'),
  value: fc.constantFrom(...hostileValues),
  key: fc.constantFrom(
    '__proto__',
    'constructor',
    'onClick',
    'dangerouslySetInnerHTML',
    'ref',
    'id',
    '$expr',
    'nodes',
  ),
})

const put = (holder: Holder, key: string | number, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })

function apply(page: unknown, { at, kind, value, key: name }: Edit): void {
  const places = placesIn(page)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return
  const { holder, key } = place
  const old = holder[key]
  if (kind === 'replace') put(holder, key, structuredClone(value))
  else if (kind === 'wrap') put(holder, key, [old])
  else if (kind === 'swap') swap(place, places[(at * 7) % places.length] as Place)
  else if (kind === 'add' && isRecord(old)) put(old as Holder, name, structuredClone(value))
  else if (Array.isArray(holder))
    holder.splice(Number(key), 1, ...(kind === 'double' ? [old, structuredClone(old)] : []))
  else {
    delete holder[key]
    if (kind !== 'delete') put(holder, name, old)
  }
}

function swap(one: Place, other: Place): void {
  const value = structuredClone(one.holder[one.key])
  put(one.holder, one.key, structuredClone(other.holder[other.key]))
  put(other.holder, other.key, value)
}

/**
 * Generates pages from these pages. In each generated page, some data are deleted, duplicated, renamed,
 * changed to another type, or replaced by hostile values.
 */
export const mutated = (pages: readonly object[]): fc.Arbitrary<{ id?: unknown }> =>
  fc
    .tuple(fc.constantFrom(...pages), fc.array(editOf, { minLength: 1, maxLength: 4 }))
    .map(([page, edits]) => {
      const copy = structuredClone(page)
      for (const edit of edits) apply(copy, edit)
      return copy
    })

interface Shape {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly TSchema[]
  properties?: Record<string, TSchema>
  items?: TSchema
  minimum?: number
}

/** Creates a value that is valid for a schema. `leaf` can replace each scalar in it. */
export function sampleOf(schema: TSchema, leaf: (plain: unknown) => unknown = (plain) => plain): unknown {
  const { type, const: one, enum: words, anyOf, properties, items, minimum } = schema as Shape
  if (one !== undefined) return leaf(one)
  if (words) return leaf(words[0])
  if (anyOf?.[0]) return sampleOf(anyOf[0], leaf)
  if (type === 'array') return items ? [sampleOf(items, leaf), sampleOf(items, leaf)] : []
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, part]) => [key, sampleOf(part, leaf)]),
    )
  if (type === 'boolean') return leaf(true)
  if (type === 'integer' || type === 'number') return leaf(minimum ?? 1)
  return leaf(type === 'null' ? null : '2026-03-08 09:00:00')
}
