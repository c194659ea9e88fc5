import { Page } from '../meta/page.ts'
import { ownTitles } from '../settings/own-titles.ts'
import type { Shape } from './shape-kinds.ts'

/**
 * One level in the name of a setting. A level that the page format defines has an English title and, for an
 * item of an array, an index. A level that the page format doesn't define has only a name.
 */
export type SettingPart = { title: string; index?: number } | { name: string }

const isIndex = (segment: string) => /^\d+$/.test(segment)
const pageKinds = new Set(['list', 'detail', 'dashboard', 'form', 'wizard', 'report', 'composite', 'custom'])
const definitions = (Page as unknown as { $defs: Record<string, Shape> }).$defs

/**
 * Lists a schema with all its variants. References are replaced by their definitions, and `then` and `else`
 * both count as variants.
 */
function variantsOf(shape: Shape): Shape[] {
  const { $ref, oneOf, anyOf, then, else: otherwise } = shape
  if (typeof $ref === 'string') return variantsOf(definitions[$ref.replace('#/$defs/', '')] ?? {})
  const parts = [oneOf, anyOf, then, otherwise].flat().filter((part) => part !== undefined) as Shape[]
  return [shape, ...parts.flatMap(variantsOf)]
}

/** Returns the schemas of a property or an item, from all variants of the given schemas. */
const childrenOf = (shapes: readonly Shape[], segment: string): Shape[] =>
  shapes.flatMap(variantsOf).flatMap(({ properties, items }) => {
    if (items && isIndex(segment)) return [items].flat()
    const property = properties && Object.hasOwn(properties, segment) ? properties[segment] : undefined
    return property ? [property] : []
  })

/** Returns the schemas of a record's values, from all variants of the given schemas. */
const recordValuesOf = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(variantsOf).flatMap(({ patternProperties }) => Object.values(patternProperties ?? {}))

const hasKeys = (shapes: readonly Shape[]) =>
  shapes.flatMap(variantsOf).some(({ properties, patternProperties }) => properties ?? patternProperties)

const titleOf = (shapes: readonly Shape[]): string | undefined =>
  [...shapes, ...shapes.flatMap(variantsOf)].flatMap(({ title }) =>
    typeof title === 'string' ? [title] : [],
  )[0]

/** Returns the schemas that the page format has for the node at a JSON Pointer. */
const schemasAt = (pointer: string): Shape[] =>
  pointer
    .split('/')
    .slice(1)
    .reduce<Shape[]>(
      (shapes, segment) => [...childrenOf(shapes, segment), ...recordValuesOf(shapes)],
      [Page as unknown as Shape],
    )

/**
 * Splits the key of a setting into levels, each with its title: `table.pageSize` becomes "Table", "Rows per
 * page". The page format defines no keys in some places, such as in the settings of a renderer. From such a
 * place on, the rest of the key is one name.
 */
export function settingParts(pointer: string, key: string): SettingPart[] {
  const segments = key.split('.')
  const parts: SettingPart[] = []
  let shapes = schemasAt(pointer)
  for (const [at, segment] of segments.entries()) {
    const found = childrenOf(shapes, segment)
    if (found.length > 0) {
      parts.push(...partsOf(segment, found, parts))
      shapes = found
      continue
    }
    shapes = recordValuesOf(shapes)
    if (!hasKeys(shapes)) return [...parts, { name: segments.slice(at).join('.') }]
    parts.push({ name: segment })
  }
  return parts
}

/**
 * Returns the level for a segment of the key. The level of an item replaces the level of its array: "Step 2"
 * instead of "Steps", "Step 2".
 */
function partsOf(segment: string, shapes: readonly Shape[], before: SettingPart[]): SettingPart[] {
  if (isIndex(segment)) {
    const array = before.pop()
    const title = titleOf(shapes) ?? (array && 'title' in array ? array.title : '')
    return [{ title, index: Number(segment) + 1 }]
  }
  // The key of the page's kind, such as `list`, has no level of its own.
  if (before.length === 0 && pageKinds.has(segment)) return []
  const title = Object.hasOwn(ownTitles, segment) ? ownTitles[segment] : titleOf(shapes)
  return [title === undefined ? { name: segment } : { title }]
}
