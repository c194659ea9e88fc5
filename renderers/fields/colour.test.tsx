// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import { readColour } from './colour.tsx'

afterEach(cleanup)

test.each([
  ['#1677FF', '#1677ff'],
  ['1677ff', '#1677ff'],
  ['#1af', '#11aaff'],
  ['red', undefined],
  ['#1677ff; background: url(x)', undefined],
  [0x1677ff, undefined],
])('%j is normalized to %s', (text, colour) => {
  expect(readColour(text)).toBe(colour)
})

test('typed text is invalid until it is a complete colour', async () => {
  const { given } = drawField('Colour', {})
  const input = await screen.findByLabelText('Label')

  await userEvent.type(input, '#1A')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input, 'f')
  await userEvent.tab()

  expect(given.at(-2)).toBeNaN()
  expect(given.at(-1)).toBe('#11aaff')
})

test("the browser's colour picker sets the value", async () => {
  const { given } = drawField('Colour', {})

  fireEvent.change(await screen.findByLabelText('Pick a colour'), { target: { value: '#00ff00' } })

  expect(given).toEqual(['#00ff00'])
})

test("a read-only value that isn't a colour is text", async () => {
  const { container } = drawView('Colour', 'red; background: url(x)')
  await screen.findByText('red; background: url(x)')

  expect(container.querySelector('[style*=url]')).toBeNull()
})
