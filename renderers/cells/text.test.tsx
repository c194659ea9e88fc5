// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('a text longer than 25 characters is cut; hovering shows the whole text', () => {
  const text = 'Dragon Well Tea House, West Lake'

  const { getByTitle } = drawCell('Text', text)

  expect(getByTitle(text).textContent).toBe(`${text.slice(0, 25)}…`)
})

test('a text with exactly the maximum length is not cut', () => {
  expect(drawCell('Text', 'abcde', { limit: 5 }).container.textContent).toBe('abcde')
})

test('a character of two code units counts as one and is never split', () => {
  expect(drawCell('Text', '🍵🍵🍵', { limit: 2 }).container.textContent).toBe('🍵🍵…')
})
