// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const east = { id: 'b', orgCode: 'A01A01', departName: 'East', children: null }
const south = { id: 'c', orgCode: 'A01A02', departName: 'South', children: null }
const head = { id: 'a', orgCode: 'A01', departName: 'Head office', children: [east, south] }
const answers = {
  'GET /sys/sysDepart/queryTreeList': () => ({ result: [head] }),
  'GET /sys/sysDepart/queryListByIds': () => ({ result: [east, south] }),
}

test('a department is found by its name, and stored by id', async () => {
  const { given } = drawField('DeptPicker', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'sou')
  await userEvent.click(await screen.findByTitle('South (A01A02)'))

  expect(given).toEqual(['c'])
})

test('it is stored by code where the page says so', async () => {
  const { given } = drawField('DeptPicker', { props: { value: 'orgCode' } }, { answers })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('East (A01A01)'))

  expect(given).toEqual(['A01A01'])
})

test('in the dialog a tree is searched and ticked', async () => {
  const { given } = drawField('DeptPicker', { value: ['b'], props: { multiple: true } }, { answers })

  await userEvent.click(await screen.findByRole('button', { name: 'Choose departments' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search departments' }), 'A01A02')
  await userEvent.click(await dialog.findByTitle('South'))
  expect(dialog.queryByTitle('East')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual([['b', 'c']])
})

test('stored ones are named in one call, and an unknown one is said to be', async () => {
  const { calls } = drawView('DeptPicker', ['b', 'c', 'z'], { multiple: true }, { answers })

  expect(await screen.findByText('East')).toBeTruthy()
  expect(screen.getByText('z (unknown)')).toBeTruthy()
  expect(calls.map(({ query }) => query)).toEqual([{ ids: 'b,c,z' }])
})
