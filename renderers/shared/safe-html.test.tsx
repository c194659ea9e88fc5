// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { SafeHtml } from './safe-html.tsx'
import { limitStyle } from './safe-html-policy.ts'

// Tests of the purifier are in tests/e2e/safe-html.spec.ts, because it needs a real browser.

afterEach(cleanup)

test.each([
  ['text-align: center; font-weight: 700', 'text-align: center; font-weight: 700'],
  ['color: #d4282f', 'color: #d4282f'],
  ['COLOR: red !important', ''],
  ['position: fixed; inset: 0; z-index: 9999', ''],
  ['background: url(https://evil.example/x)', ''],
  ['color: var(--ant-color-bg-container)', ''],
  ['color: rgb(0, 0, 0)', ''],
  ['color: #ffffff', ''],
  ['color: \\75 rl(x)', ''],
  ['', ''],
])('the style %j is reduced to %j', (style, rest) => {
  expect(limitStyle(style)).toBe(rest)
})

function TwoTexts() {
  const [html, change] = useState('<p>first</p>')
  return (
    <>
      <button type="button" onClick={() => change('<p>second</p>')}>
        next
      </button>
      <SafeHtml html={html} />
    </>
  )
}

test('a new text replaces the previous text', async () => {
  draw(<TwoTexts />)
  await screen.findByText('first')

  await userEvent.click(screen.getByRole('button', { name: 'next' }))

  expect(await screen.findByText('second')).toBeTruthy()
  expect(screen.queryByText('first')).toBeNull()
})
