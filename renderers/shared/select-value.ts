import type { KeyboardEvent } from 'react'
import type { FieldProps } from '#runtime'
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
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
}: Pick<FieldProps<object>, 'disabled' | 'aria-invalid' | 'aria-describedby'>) => ({
  allowClear: true,
  maxTagCount: 'responsive' as const,
  style: { width: '100%' },
  disabled,
  status: invalid ? ('error' as const) : ('' as const),
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})

/** antd takes Tab for Enter, which would take away again what was just chosen: here Tab moves on. */
const tabMovesOn = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

const SEVERAL = { mode: 'multiple', onInputKeyDown: tabMovesOn } as const

/** How a select takes several values, or one. */
export const selectMode = (multiple: boolean | undefined) => (multiple ? SEVERAL : {})
