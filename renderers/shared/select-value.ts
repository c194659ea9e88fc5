import type { KeyboardEvent } from 'react'
import { asText } from './as-text.ts'
import { type InputState, useInputProps } from './use-input-props.ts'

/** Converts a value from an address or a page to strings, which are the values of a select. */
export function selectedValues(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map(asText).filter((text) => text !== undefined)
}

/** Returns the value of a select, or undefined for an empty selection. */
export function toSelectValue(values: string | string[] | undefined): string | string[] | undefined {
  return values === '' || values?.length === 0 ? undefined : values
}

/** Props shared by all selects. */
export const useSelectProps = (field: InputState, placeholder = 'please select') => ({
  ...useInputProps(field, placeholder),
  allowClear: true,
  maxTagCount: 'responsive' as const,
  style: { width: '100%' },
})

/** Lets Tab move the focus. antd's select would treat Tab as Enter, and deselect the active option. */
const tabMovesOn = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

const SEVERAL = { mode: 'multiple', onInputKeyDown: tabMovesOn } as const

/** Props of antd's select for the selection of several values, or of one. */
export const selectMode = (multiple: boolean | undefined) => (multiple ? SEVERAL : {})
