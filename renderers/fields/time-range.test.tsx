// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [{}, ['02:00', '18:00']],
  [{ overnight: true }, ['18:00', '02:00']],
  [{ gives: 'text' }, '02:00-18:00'],
])('18:00 to 02:00 with the settings %j is stored as %j', async (props, times) => {
  const { given } = drawField('TimeRange', { props })

  await userEvent.type(await screen.findByLabelText('Label'), '18:00{Enter}')
  await userEvent.type(screen.getByPlaceholderText('End time'), '02:00{Enter}')

  expect(given.at(-1)).toEqual(times)
})

test('in an empty field, Tab moves to the end input, then leaves the field', async () => {
  drawField('TimeRange', {})
  const start = await screen.findByLabelText('Label')
  await userEvent.tab()
  expect(document.activeElement).toBe(start)

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByPlaceholderText('End time'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByText('Reset'))
})

test.each([
  [['09:00', '21:30'], '09:00 – 21:30'],
  [['18:00:00', '02:00:00'], '18:00 – 02:00 the next day'],
  [['18:00'], '["18:00"]'],
  ['09:00-21:30', '09:00 – 21:30'],
  ['all day', 'all day'],
])('%j is shown as %s', async (value, text) => {
  drawView('TimeRange', value)

  expect(await screen.findByText(text)).toBeTruthy()
})
