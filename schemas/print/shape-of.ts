import { Fragment } from '../meta/fragment.ts'
import { Page } from '../meta/page.ts'
import { isRecord } from '../values.ts'

/** Keywords of JSON Schema that the page format uses. */
export interface Shape {
  $ref?: string
  type?: string
  const?: unknown
  default?: unknown
  properties?: Readonly<Record<string, Shape>>
  patternProperties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
  if?: Shape
  then?: Shape
  else?: Shape
  discriminator?: { propertyName: string }
  oneOf?: readonly Shape[]
  $defs?: Readonly<Record<string, Shape>>
}

/** Schema of a page. */
export const pageShape = Page as Shape

/** Schema of a fragment. References in this schema refer to definitions of the page schema. */
export const fragmentShape = Fragment as Shape

const definitions = pageShape.$defs ?? {}

/**
 * Returns the schema that applies to a value, after references and unions are resolved. Returns undefined if
 * no schema applies.
 */
export function shapeOf(shape: Shape | undefined, value: unknown): Shape | undefined {
  if (shape?.$ref !== undefined) return shapeOf(definitions[shape.$ref.replace('#/$defs/', '')], value)
  if (shape?.if) return shapeOf(matches(shape.if, value) ? shape.then : shape.else, value)
  if (shape?.discriminator) return shapeOf(variantOf(shape, shape.discriminator.propertyName, value), value)
  return shape
}

/**
 * True if a value satisfies the condition of a union. The condition is a type, or keys that the value must
 * have.
 */
function matches({ type, required = [] }: Shape, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value) && required.every((key) => Object.hasOwn(value, key))
  return typeof value === type
}

const variantOf = ({ oneOf = [] }: Shape, tag: string, value: unknown): Shape | undefined =>
  isRecord(value) ? oneOf.find(({ properties }) => properties?.[tag]?.const === value[tag]) : undefined
