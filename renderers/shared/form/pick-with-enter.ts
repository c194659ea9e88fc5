import type { KeyboardEvent } from 'react'

const OPEN = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

/** Enter in an open calendar takes the day that was typed; it does not send the form with it. For a form's `onKeyDown`. */
export function pickWithEnter(event: KeyboardEvent): void {
  const isPicking = event.key === 'Enter' && (event.target as Element).closest('.ant-picker') !== null
  if (isPicking && document.querySelector(OPEN)) event.preventDefault()
}
