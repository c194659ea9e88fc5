// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

test('per cent are typed, parts per million are given', async () => {
  const { given } = drawField('Rate', {})

  await userEvent.type(await screen.findByLabelText('Label'), '0.38')

  expect(given.at(-1)).toBe(3_800)
})

test.each(['6.0001', '-1', 'six'])(
  '%s is not within its limits, and no form lets it through',
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
])('%j reads %s', async (value, text) => {
  drawView('Rate', value)

  expect(await screen.findByText(text)).toBeTruthy()
})
