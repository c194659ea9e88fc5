// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('the lines of a text stay as they are, and markup is text', () => {
  const { container } = drawCell('Preformatted', 'one\n  <b>two</b>')

  expect(container.querySelector('pre')?.textContent).toBe('one\n  <b>two</b>')
})

test('an empty text is shown as a dash', () => {
  expect(drawCell('Preformatted', ' ').container.textContent).toBe('–')
})
