// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const group = (id: string, more: object = {}) => ({
  node: 'group',
  id,
  title: id,
  nodes: [{ node: 'field', id: `in${id}`, field: `in${id}`, title: `in${id}` }],
  ...more,
})
const page = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: {
    nodes: [
      { node: 'tabs', id: 't', items: [group('One'), group('Two')] },
      group('More', { collapsed: true }),
    ],
    submit: { op: 'bill.hold' },
  },
}

afterEach(cleanup)

test('a link opens a tab and a group', async () => {
  openPage(page, { search: '?tab-t=Two&group-More=open' })

  expect(await screen.findByLabelText('inTwo')).toBeTruthy()
  expect(screen.getByLabelText('inMore')).toBeTruthy()
  expect(screen.queryByLabelText('inOne')).toBeNull()
})

test('the back button opens the previous tab; opening a group adds no history entry', async () => {
  const { navigation } = openPage(page)
  await userEvent.click(await screen.findByRole('tab', { name: 'Two' }))
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByLabelText('inMore')
  expect(navigation.search()).toContain('tab-t=Two')
  expect(navigation.search()).toContain('group-More=open')

  act(() => navigation.back())

  expect(await screen.findByLabelText('inOne')).toBeTruthy()
  expect(screen.queryByLabelText('inTwo')).toBeNull()
})

test('an unknown tab in the address opens the first tab', async () => {
  openPage(page, { search: '?tab-t=Nowhere&group-More=perhaps' })

  expect(await screen.findByLabelText('inOne')).toBeTruthy()
  expect(screen.queryByLabelText('inMore')).toBeNull()
})
