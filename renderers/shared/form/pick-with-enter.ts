import type { KeyboardEvent } from 'react'

const OPEN = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

/**
 * Key handler for the form element. While a calendar is open, Enter selects the typed date and doesn't submit
 * the form.
 */
export function pickWithEnter(event: KeyboardEvent): void {
  const isPicking = event.key === 'Enter' && (event.target as Element).closest('.ant-picker') !== null
  if (isPicking && document.querySelector(OPEN)) event.preventDefault()
}
