// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [{}, '21:30', '21:30'],
  [{ seconds: true }, '21:30:15', '21:30:15'],
])('with %j, typing %s gives the time in the stored format', async (props, typed, time) => {
  const { given } = drawField('Time', { props })

  await userEvent.type(await screen.findByLabelText('Label'), `${typed}{Enter}`)

  expect(given.at(-1)).toBe(time)
})

test.each([
  ['09:05:00', '09:05'],
  ['noon', 'noon'],
])('%s is shown as %s', async (value, text) => {
  drawView('Time', value)

  expect(await screen.findByText(text)).toBeTruthy()
})
