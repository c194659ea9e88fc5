// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { headings, listQueries, openList, openMenu, pick, views } from './views.fixture.ts'

const ownSettings = 'pro__LIST_SETTINGS:7:bill/SettleBillList'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('choosing a view', () => {
  test('of the page sets its filters, sort and columns, and adds it to the address', async () => {
    const { calls, navigation } = openList()
    await screen.findByText('SB1')

    await openMenu()
    await pick('Bill one')

    await screen.findByRole('button', { name: 'View: Bill one' })
    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
    expect(listQueries(calls).at(-1)).toMatchObject({ billNo: 'SB1', column: 'payableFen', order: 'desc' })
    expect(listQueries(calls).at(-1)).not.toHaveProperty('shopCode')
    expect(navigation.entries.at(-1)).toBe('?billNo=SB1&shopCode=&sort=payableFen.desc&view=one')
  })

  test('of the user sets the saved state, and back undoes it', async () => {
    const { calls, navigation } = openList()
    await screen.findByText('SB1')

    await openMenu()
    await pick('Mine')
    await screen.findByRole('button', { name: 'View: Mine' })
    await waitFor(() =>
      expect(listQueries(calls).at(-1)).toMatchObject({ billNo: 'SB7', shopCode: 'S1', pageSize: '50' }),
    )

    navigation.back()
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })

  test('marks the view as modified while the list differs from it', async () => {
    const { navigation } = openList({ search: '?billNo=SB9&size=50&view=77' })
    const changed = await screen.findByRole('button', { name: 'View: Mine, modified' })
    expect(changed.title).toBe('The list differs from this view')

    await openMenu()
    await pick('Mine')

    await screen.findByRole('button', { name: 'View: Mine' })
    expect(navigation.entries.at(-1)).toBe('?billNo=SB7&size=50&view=77')
  })

  test('and then the page default removes all settings of the view', async () => {
    const { navigation } = openList({ search: '?view=one' })
    await screen.findByRole('button', { name: 'View: Bill one' })

    await openMenu()
    await pick('Page default')

    await screen.findByRole('button', { name: 'Views' })
    expect(navigation.entries.at(-1)).toBe('?')
    expect(headings()).toEqual(['Bill', 'Payable (CNY)'])
  })

  test("keeps the user's own columns for the page default", async () => {
    const stored = JSON.stringify({ value: { columns: { payable: { shown: false } } }, expire: null })
    localStorage.setItem(ownSettings, stored)
    openList({ search: '?view=one' })
    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
    expect(localStorage.getItem(ownSettings)).toBe(stored)

    await openMenu()
    await pick('Page default')

    await waitFor(() => expect(headings()).toEqual(['Bill']))
  })
})

test("views of the page are available if the user's views fail to load", async () => {
  const { problems } = openList({ answers: { [views]: () => ({ status: 503 }) } })
  await screen.findByText('SB1')

  await openMenu()

  expect(await screen.findByText("Your views couldn't be loaded")).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Bill one' })).toBeTruthy()
  expect(problems).toEqual([])
})
