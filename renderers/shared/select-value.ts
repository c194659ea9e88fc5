import type { FieldArgs } from '#runtime'
import { asText } from './as-text.ts'

/** What a select of strings shows for any value that an address or a page may hold. */
export function selectedValues(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map(asText).filter((text) => text !== undefined)
}

/** What a select gives: nothing chosen is no value. */
export function givenValue(values: string | string[] | undefined): string | string[] | undefined {
  return values === '' || values?.length === 0 ? undefined : values
}

/** How every select of a form looks and says what is wrong with it. */
export const selectLook = ({
  disabled,
  invalid,
  describedBy,
}: Pick<FieldArgs<unknown>, 'disabled' | 'invalid' | 'describedBy'>) => ({
  allowClear: true,
  maxTagCount: 'responsive' as const,
  style: { width: '100%' },
  disabled,
  status: invalid ? ('error' as const) : ('' as const),
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})
