// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const roles = [
  { id: '1', roleCode: 'admin', roleName: 'Administrator', description: 'Everything' },
  { id: '2', roleCode: 'clerk', roleName: 'Settlement clerk', description: null },
]
const answers = { 'GET /sys/role/queryall': () => ({ result: roles }) }

test('a role is found by name or code, and stored by id', async () => {
  const { given } = drawField('RolePicker', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'settle')
  await userEvent.click(await screen.findByTitle('Settlement clerk (clerk)'))

  expect(given).toEqual(['2'])
})

test('several roles can be selected in the dialog', async () => {
  const props = { multiple: true, value: 'roleCode' }
  const { given } = drawField('RolePicker', { value: ['admin'], props }, { answers })

  await userEvent.click(await screen.findByRole('button', { name: 'Choose roles' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Choose Settlement clerk' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove Administrator' }))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual([['clerk']])
})

test('a stored role shows its name, an unknown role shows a note', async () => {
  drawView('RolePicker', ['1', '9'], { multiple: true }, { answers })

  expect(await screen.findByText('Administrator')).toBeTruthy()
  expect(screen.getByText('9 (unknown)')).toBeTruthy()
})
