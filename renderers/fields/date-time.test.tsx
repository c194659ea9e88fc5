// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [{}, '2026-03-08 09:05:30', '2026-03-08 09:05:30'],
  [{ precision: 'minute' }, '2026-03-08 09:05', '2026-03-08 09:05:00'],
])('with %j, the typed text %s gives the value %s', async (props, typed, time) => {
  const { given } = drawField('DateTime', { props })

  await userEvent.type(await screen.findByLabelText('Label'), `${typed}{Enter}`)

  expect(given.at(-1)).toBe(time)
})

test.each([
  ['2026-03-08T09:05:00', '2026-03-08 09:05:00'],
  ['soon', 'soon'],
])('%s is shown as %s', async (value, text) => {
  drawView('DateTime', value)

  expect(await screen.findByText(text)).toBeTruthy()
})
