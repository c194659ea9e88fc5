import type { KeyboardEvent } from 'react'

const OPEN = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

/**
 * Lets Enter in an open calendar select the typed date instead of submitting the form. A key handler for the
 * form element.
 */
export function pickWithEnter(event: KeyboardEvent): void {
  const isPicking = event.key === 'Enter' && (event.target as Element).closest('.ant-picker') !== null
  if (isPicking && document.querySelector(OPEN)) event.preventDefault()
}
