import type { TSchema } from 'typebox'
import { valueTypeOf } from '../../contracts/value-type.ts'
import type { Mask } from '../../mask.ts'
import type { CheckContext } from '../context.ts'
import { detailFieldsOf } from '../detail-parts.ts'
import { columnsOf, type Owner, type Part, recordOwner } from '../parts.ts'

type Masked = Part<{ field: string; mask?: Mask }> & { owner: Owner | undefined }

interface Keywords {
  'x-dict'?: string
  anyOf?: readonly Keywords[]
}

const isDictValue = ({ 'x-dict': dict, anyOf = [] }: Keywords): boolean =>
  dict !== undefined || anyOf.some(isDictValue)

const isText = (schema: TSchema) => valueTypeOf(schema) === 'text' && !isDictValue(schema as Keywords)

/** Checks that masked columns and values are strings without a dictionary. */
export function checkMasks({ page, options, report }: CheckContext) {
  const { contracts } = options
  const record = recordOwner(page, contracts)
  const shown: Masked[] = [
    ...columnsOf(page, contracts),
    ...detailFieldsOf(page).map((part) => ({ ...part, owner: record })),
  ]
  for (const { value, path, owner } of shown) {
    const schema = owner && Object.hasOwn(owner.fields, value.field) ? owner.fields[value.field] : undefined
    if (!value.mask || !schema || isText(schema)) continue
    const message = `"${value.field}" is no text, so the mask "${value.mask}" can't hide it.`
    report({ code: 'E220', path: [...path, 'mask'], message })
  }
}
