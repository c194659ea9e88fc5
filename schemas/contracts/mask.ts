import type { TSchema } from 'typebox'
import type { Mask } from '../mask.ts'

/**
 * Mask of a field, and the permission with which callers see the plain value. Without a permission, every
 * caller sees the mask.
 */
export interface FieldMask {
  mask: Mask
  reveal?: string
}

interface Keywords {
  'x-mask'?: Mask
  'x-reveal'?: string
  anyOf?: readonly TSchema[]
  items?: TSchema
  properties?: Readonly<Record<string, TSchema>>
}

/** Adds a mask to the schema of a text, as the keywords `x-mask` and `x-reveal`. */
export const withMask = <Shape extends TSchema>(
  mask: Mask,
  schema: Shape,
  { reveal }: Pick<FieldMask, 'reveal'> = {},
): Shape => ({ ...schema, 'x-mask': mask, ...(reveal !== undefined && { 'x-reveal': reveal }) })

/** Returns the mask of a schema's texts, also of a nullable schema. */
export function maskOf(schema: TSchema): FieldMask | undefined {
  const { 'x-mask': mask, 'x-reveal': reveal, anyOf } = schema as Keywords
  if (mask === undefined) return anyOf?.map(maskOf).find((each) => each !== undefined)
  return { mask, ...(reveal !== undefined && { reveal }) }
}

/** Lists the masks of a schema and of the schemas inside it. */
export function masksIn(schema: TSchema): FieldMask[] {
  const mask = maskOf(schema)
  if (mask) return [mask]
  const { anyOf = [], items, properties = {} } = schema as Keywords
  return [...anyOf, ...(items ? [items] : []), ...Object.values(properties)].flatMap(masksIn)
}
