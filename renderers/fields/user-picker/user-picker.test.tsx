// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

afterEach(cleanup)

const people = [
  { id: '1', username: 'clerk', realname: 'Lin Clerk', workNo: '7', orgCodeTxt: 'Head office' },
  { id: '2', username: 'reviewer', realname: 'Zhou Reviewer', workNo: null, orgCodeTxt: 'East' },
  { id: '3', username: 'keeper', realname: 'Wu Keeper', workNo: null, orgCodeTxt: 'East' },
]
const path = 'GET /sys/user/queryUserComponentData'
const find = ({ query: { keyword = '', username, id, departId } }: SeenCall) => {
  const named = (username ?? id)?.split(',')
  const records = people.filter(
    (one) =>
      (named ? named.includes(one.username) || named.includes(one.id) : one.realname.includes(keyword)) &&
      (departId === undefined || one.orgCodeTxt === 'East'),
  )
  return { result: { records, total: records.length } }
}
const tree = [
  {
    id: 'a',
    orgCode: 'A01',
    departName: 'Head office',
    children: [{ id: 'b', orgCode: 'A01A01', departName: 'East', children: null }],
  },
]
const answers = { [path]: find, 'GET /sys/sysDepart/queryTreeList': () => ({ result: tree }) }
const asked = (calls: readonly SeenCall[]) => calls.map(({ query }) => query)

test('nothing is loaded before the field opens', async () => {
  const { calls } = drawField('UserPicker', {}, { answers })

  await screen.findByRole('combobox', { name: 'Label' })

  expect(calls).toEqual([])
})

test('users are found while typing and stored by user name', async () => {
  const { given, calls } = drawField('UserPicker', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'Zhou')
  await expect.poll(() => asked(calls).map(({ keyword }) => keyword)).toContain('Zhou')
  await userEvent.click(await screen.findByTitle('Zhou Reviewer (reviewer)'))

  expect(given).toEqual(['reviewer'])
})

test('stored names load in one call, and unknown users are marked', async () => {
  const { calls } = drawView('UserPicker', ['clerk', 'gone', 'reviewer'], { multiple: true }, { answers })

  expect(await screen.findByText('Lin Clerk')).toBeTruthy()
  expect(screen.getByText('gone (unknown)')).toBeTruthy()
  expect(asked(calls)).toEqual([{ username: 'clerk,gone,reviewer', isMultiTranslate: 'true' }])
})

test('a failed look-up shows the stored value', async () => {
  drawView('UserPicker', 'clerk', {}, { answers: { [path]: () => ({ status: 404 }) } })

  expect(await screen.findByText('clerk')).toBeTruthy()
})

test('a field that stores ids requests the names by id', async () => {
  const { calls } = drawView('UserPicker', '2', { value: 'id' }, { answers })

  expect(await screen.findByText('Zhou Reviewer')).toBeTruthy()
  expect(asked(calls)).toEqual([{ id: '2', isMultiTranslate: 'true' }])
})

test('several users can be stored in one text', async () => {
  const props = { multiple: true, joined: true }
  const { given } = drawField('UserPicker', { value: 'clerk,reviewer', props }, { answers })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('Wu Keeper (keeper)'))

  expect(given).toEqual(['clerk,reviewer,keeper'])
})

test('the dialog filters by department and keeps the selection', async () => {
  const { given } = drawField('UserPicker', { value: ['clerk'], props: { multiple: true } }, { answers })

  await userEvent.click(await screen.findByRole('button', { name: 'Choose people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose people' }))
  await userEvent.click(within(await dialog.findByRole('tree')).getByTitle('East'))
  await expect.poll(() => dialog.queryByRole('checkbox', { name: 'Choose Lin Clerk' })).toBeNull()
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Choose Wu Keeper' }))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual([['clerk', 'keeper']])
})

test('a single user is chosen with a radio button, and cancelling changes nothing', async () => {
  const { given } = drawField('UserPicker', { value: 'clerk' }, { answers })

  await userEvent.click(await screen.findByRole('button', { name: 'Choose people' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('radio', { name: 'Choose Zhou Reviewer' }))
  expect(await dialog.findByRole('button', { name: 'Remove Zhou Reviewer' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

  expect(given).toEqual([])
})

test("a disabled field doesn't open", async () => {
  drawField('UserPicker', { value: 'clerk', disabled: true }, { answers })

  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose people' })).toMatchObject({
    disabled: true,
  })
})
