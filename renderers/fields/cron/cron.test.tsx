// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

test('a schedule is explained as it is typed, with its next five runs', async () => {
  const { given } = drawField('Cron', {})

  await userEvent.type(await screen.findByLabelText('Label'), '0 0 3 * * ?')

  expect(given.at(-1)).toBe('0 0 3 * * ?')
  expect(screen.getByText('At 03:00, every day')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('an invalid schedule shows an error and blocks the form', async () => {
  const { given } = drawField('Cron', {})
  const input = await screen.findByLabelText('Label')

  await userEvent.type(input, '0 61 * * * ?')

  expect(given.at(-1)).toBeNaN()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Not a valid schedule yet.')).toBeTruthy()
})

test.each([
  ['0 0 3 * * ?', 'At 03:00, every day'],
  ['nightly', 'nightly'],
])('%s is shown as %s', async (value, words) => {
  drawView('Cron', value)

  expect(await screen.findByText(words)).toBeTruthy()
})

test('a schedule that never fires shows so and blocks the form', async () => {
  const { given } = drawField('Cron', {})

  await userEvent.type(await screen.findByLabelText('Label'), '0 0 3 31 2 ?')

  expect(given.at(-1)).toBeNaN()
  expect(screen.getByText('It never runs.')).toBeTruthy()
})
