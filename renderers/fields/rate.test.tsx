// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assert, integer, property } from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import { parsePercent, percentText } from './rate.tsx'

afterEach(cleanup)

test('percent are typed, parts per million stored', async () => {
  const { given } = drawField('Rate', {})

  await userEvent.type(await screen.findByLabelText('Label'), '0.38')

  expect(given.at(-1)).toBe(3_800)
})

test.each(['6.0001', '-1', 'six'])(
  '%s is not a rate within the limits, so the form is invalid',
  async (typed) => {
    const { given } = drawField('Rate', { props: { maxPpm: 60_000 } })
    const input = await screen.findByLabelText('Label')

    await userEvent.type(input, typed)

    expect(given.at(-1)).toBeNaN()
    expect(input.getAttribute('aria-invalid')).toBe('true')
  },
)

test.each([
  [3_800, '0.38%'],
  [0.5, '0.5'],
  ['6%', '6%'],
])('%j is shown as %s', async (value, text) => {
  drawView('Rate', value)

  expect(await screen.findByText(text)).toBeTruthy()
})

const ppm = integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

test('every rate is parsed as it was formatted', () => {
  assert(property(ppm, (value) => parsePercent(percentText(value)) === value))
})

test('a rate has at most four decimals and no trailing zeros', () => {
  assert(property(ppm, (value) => /^-?\d+(\.\d{0,3}[1-9])?$/.test(percentText(value))))
})

test('parsing keeps the order of rates', () => {
  const small = integer({ min: 0, max: 1_000_000 })

  assert(
    property(
      small,
      small,
      (a, b) => Math.sign(a - b) === Math.sign(Number(percentText(a)) - Number(percentText(b))),
    ),
  )
})

test.each([
  ['0.38', 3_800],
  ['0.38%', 3_800],
  [' 6 % ', 60_000],
  ['0.0001', 1],
  ['-0', 0],
  ['100', 1_000_000],
])('%j is %d parts per million', (text, value) => {
  expect(parsePercent(text)).toBe(value)
})

test.each(['', '0.00001', '1e3', '1,5', '.5', '5.', '%', '0x1', '99999999999999999999'])(
  '%j is not a valid rate',
  (text) => {
    expect(parsePercent(text)).toBeUndefined()
  },
)
