// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

/** Presses Enter. Returns true if the browser would submit the form. */
function submits(input: HTMLElement): boolean {
  const event = createEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  fireEvent(input, event)
  return !event.defaultPrevented
}

test.each([
  ['Date', '2026-03-08'],
  ['DateTime', '2026-03-08 09:05:00'],
  ['Time', '09:05'],
])(
  'Enter selects the value typed in an open %s picker, and submits the form when it is closed',
  async (name, typed) => {
    const { given } = drawField(name, {})
    const input = await screen.findByLabelText('Label')
    await userEvent.type(input, typed)

    expect(submits(input)).toBe(false)
    expect(given).toEqual([typed])
    expect(submits(input)).toBe(true)
  },
)
