import type { Path } from '../check/page-text.ts'

/** A node of a JSON Schema of Formily. Only the keys that the import reads are typed. */
export interface FormilySchema {
  [key: string]: unknown
  type?: unknown
  properties?: Record<string, FormilySchema>
  items?: FormilySchema
  'x-component'?: string
}

/** A part of a Formily schema that the import leaves out, with its path. */
export interface Omission {
  path: Path
  message: string
}

/** A node of a Formily schema, with its name and path. */
export interface FormilyNode {
  name: string
  /**
   * Path of the record that contains the value of the node: `''`, `address.` or `lines.*.`. `*` stands for a
   * row.
   */
  base: string
  schema: FormilySchema
  path: Path
}

/** Returns the settings of a node's component or decorator; an empty object if there are no settings. */
export const propsOf = (schema: FormilySchema, key: 'x-component-props' | 'x-decorator-props') =>
  (schema[key] ?? {}) as Record<string, unknown>

/** Returns the child nodes in the order in which Formily draws them: by `x-index`, then by position. */
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

/** True if a value is a string that contains code in `{{…}}`. */
export const isCode = (value: unknown): value is string => typeof value === 'string' && /{{.*}}/s.test(value)

/** Returns the code inside `{{…}}`. Returns undefined if the string contains anything else. */
export const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\s*{{((?:(?!}}).)*)}}\s*$/s.exec(value)?.[1]?.trim() : undefined
