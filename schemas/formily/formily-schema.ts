import type { Path } from '../check/page-text.ts'

/** A node of Formily's JSON Schema, as far as an import reads it. */
export interface FormilySchema {
  [key: string]: unknown
  type?: unknown
  properties?: Record<string, FormilySchema>
  items?: FormilySchema
  'x-component'?: string
}

/** A part of a Formily schema without a counterpart, with its path. */
export interface Omission {
  path: Path
  message: string
}

/** A node of a Formily schema, with its name and path. */
export interface FormilyNode {
  name: string
  /** Data path of its record, with `*` for a row: `''`, `address.`, `lines.*.`. */
  base: string
  schema: FormilySchema
  path: Path
}

/** Returns the settings of a component or decorator; empty if it has none. */
export const propsOf = (schema: FormilySchema, key: 'x-component-props' | 'x-decorator-props') =>
  (schema[key] ?? {}) as Record<string, unknown>

/** Child nodes in Formily's order: by `x-index`, then by position. */
export function childrenOf({ name, base, schema, path }: FormilyNode): FormilyNode[] {
  const inner = schema.type === 'void' || name === '' ? base : `${base}${name}.`
  const places = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    base: inner,
    schema: child,
    path: [...path, 'properties', name],
  }))
  const indexOf = ({ schema }: FormilyNode) => (schema['x-index'] as number | undefined) ?? 0
  return places.sort((left, right) => indexOf(left) - indexOf(right))
}

/** True if a value is a string that contains `{{…}}` code. */
export const isCode = (value: unknown): value is string => typeof value === 'string' && /{{.*}}/s.test(value)

/** Returns the code inside `{{…}}`; undefined unless the string is exactly one expression. */
export const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\s*{{((?:(?!}}).)*)}}\s*$/s.exec(value)?.[1]?.trim() : undefined
