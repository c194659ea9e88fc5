import type { Path } from '../check/page-text.ts'

/** A node of Formily's JSON Schema, as far as an import reads it. */
export interface FormilySchema {
  [key: string]: unknown
  type?: unknown
  properties?: Record<string, FormilySchema>
  items?: FormilySchema
  'x-component'?: string
}

/** A part of a Formily schema that the page does not have, with its place in the file. */
export interface Omission {
  path: Path
  message: string
}

/** A node of a Formily schema with its name and its place in the file. */
export interface FormilyNode {
  name: string
  /** Data path of the record it belongs to, with `*` for a row: `''`, `address.`, `lines.*.`. */
  base: string
  schema: FormilySchema
  path: Path
}

/** Settings of a component or decorator; an empty record where there are none. */
export const propsOf = (schema: FormilySchema, key: 'x-component-props' | 'x-decorator-props') =>
  (schema[key] ?? {}) as Record<string, unknown>

/** Child nodes in the order Formily draws them: by `x-index`, then as written. */
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

/** Whether a text holds code that Formily would run. */
export const isCode = (value: unknown): value is string => typeof value === 'string' && /{{.*}}/s.test(value)

/** The code inside `{{…}}`; undefined where the text is none, or more than one expression. */
export const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\s*{{((?:(?!}}).)*)}}\s*$/s.exec(value)?.[1]?.trim() : undefined
