// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const answers = {
  'GET /app/permissions/pages': () => ({
    result: [
      { id: 'layouts/RouteView', title: 'Folder', code: null, kind: 'layout' },
      { id: 'bill/SettleCalendar', title: 'Settlement calendar', code: 'bill:calendar', kind: 'page' },
    ],
  }),
}

test('a page is found by its title and stored by its id, with its permission', async () => {
  const { given } = drawField('MenuPage', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'calend')
  await userEvent.click(await screen.findByText('Settlement calendar'))

  expect(given.at(-1)).toBe('bill/SettleCalendar')
  expect(await screen.findByText('Requires the permission bill:calendar.')).toBeTruthy()
})

test('an unknown component is accepted with a warning', async () => {
  const { given } = drawField('MenuPage', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'modules/online/List')

  expect(given.at(-1)).toBe('modules/online/List')
  expect(await screen.findByText(/No page has this name/)).toBeTruthy()
})
