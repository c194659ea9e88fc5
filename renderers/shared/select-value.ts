import type { KeyboardEvent } from 'react'
import { asText } from './as-text.ts'
import { type InputState, useInputProps } from './use-input-props.ts'

/** Converts a value from an address or a page to the values of a select, which are strings. */
export function selectedValues(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map(asText).filter((text) => text !== undefined)
}

/** Returns the value of a select. Returns undefined if nothing is selected. */
export function toSelectValue(values: string | string[] | undefined): string | string[] | undefined {
  return values === '' || values?.length === 0 ? undefined : values
}

/** Returns the props that all selects share. */
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

/**
 * Returns the additional props of an antd select with several values. A select with one value needs no
 * additional props.
 */
export const selectMode = (multiple: boolean | undefined) => (multiple ? SEVERAL : {})
