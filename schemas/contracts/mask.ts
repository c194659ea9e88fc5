import type { TSchema } from 'typebox'
import type { Mask } from '../mask.ts'

/**
 * Mask of a field. Callers with the permission `reveal` see the plain value. If `reveal` is undefined, all
 * callers see the mask.
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

/** Adds the mask of a text to its schema, as the keywords `x-mask` and `x-reveal`. */
export const withMask = <Shape extends TSchema>(
  mask: Mask,
  schema: Shape,
  { reveal }: Pick<FieldMask, 'reveal'> = {},
): Shape => ({ ...schema, 'x-mask': mask, ...(reveal !== undefined && { 'x-reveal': reveal }) })

/** Returns the mask that a schema declares. The schema may be nullable. */
export function maskOf(schema: TSchema): FieldMask | undefined {
  const { 'x-mask': mask, 'x-reveal': reveal, anyOf } = schema as Keywords
  if (mask === undefined) return anyOf?.map(maskOf).find((each) => each !== undefined)
  return { mask, ...(reveal !== undefined && { reveal }) }
}

/** Lists the masks that a schema and its nested schemas declare. */
export function masksIn(schema: TSchema): FieldMask[] {
  const mask = maskOf(schema)
  if (mask) return [mask]
  const { anyOf = [], items, properties = {} } = schema as Keywords
  return [...anyOf, ...(items ? [items] : []), ...Object.values(properties)].flatMap(masksIn)
}
