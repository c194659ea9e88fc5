// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import mine from '../../../schemas/pages/system/depart-user-list.page.json' with { type: 'json' }
import { openPage } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const east = { id: 'b', orgCode: 'A01A01', departName: 'East', children: null }
const head = { id: 'a', orgCode: 'A01', departName: 'Head office', children: [east] }
const open = (departs: object[], search = '') =>
  openPage(mine, {
    search,
    codes: ['system:depart:mine'],
    answers: { 'GET /sys/sysDepart/queryMyDeptTreeList': () => ({ result: departs }) },
  })

test('the first department is selected, unless the address names another department', async () => {
  const { navigation } = open([head])

  await userEvent.click(await screen.findByTitle('East'))

  expect(navigation.search()).toBe('?depart=b')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'People',
    'Department roles',
  ])
})

test('the address contains the selected tab', async () => {
  open([head], '?depart=b&tab=roles')

  const tab = await screen.findByRole('tab', { name: 'Department roles' })

  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('if a user manages no departments, the page says to ask an administrator', async () => {
  open([])

  expect(await screen.findByText(/You don't manage a department/)).toBeTruthy()
})
