import { maskOf, masksIn } from '#schemas'
import { isMasked } from '#schemas/mask'
import { defineHttpError } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ListResource } from '../list/resource.ts'
import type { Resource } from './resource.ts'

const incomplete: LocalizedText = { en: 'Enter the complete value', zh: '请输入完整内容' }

/** The request contains a masked text that isn't the stored value with its mask applied. */
export const valueMasked = defineHttpError('RECORD_MASKED', 400, incomplete)

/** Parts of a list on which its masks depend. */
interface MaskedList {
  list: Pick<ListResource<never>, 'model' | 'mask' | 'children'>
}

/**
 * Removes masked values from a body if they equal the stored values with their masks applied. So a form that
 * loaded masked values doesn't change the stored values. Throws for any other masked value, such as the
 * masked form of an older value.
 */
export function withoutMasks<Body extends object>(
  { list }: MaskedList,
  body: Body,
  before: object = {},
): Body {
  const kept = { ...body } as Record<string, unknown>
  const shown = list.mask(before) as Record<string, unknown>
  const wrong: Record<string, LocalizedText> = {}
  for (const [field, schema] of Object.entries(list.model.shape.properties)) {
    const value = kept[field]
    if (!maskOf(schema) || typeof value !== 'string' || !isMasked(value)) continue
    if (value === shown[field]) delete kept[field]
    else wrong[field] = incomplete
  }
  if (Object.keys(wrong).length > 0) throw valueMasked(undefined, { fields: wrong })
  return kept as Body
}

/**
 * Throws if a resource writes child rows with masked fields, since a form would store the masks instead of
 * the values.
 */
export function requirePlainChildren({
  name,
  list,
  body,
}: MaskedList & Pick<Resource<never, never>, 'name' | 'body'>): void {
  const { properties } = list.model.shape
  const masked = Object.keys(list.children).filter(
    (field) =>
      body &&
      Object.hasOwn(body.properties, field) &&
      properties[field] &&
      masksIn(properties[field]).length > 0,
  )
  if (masked.length > 0)
    throw new Error(`the resource ${name} writes masked child rows: ${masked.join(', ')}`)
}
