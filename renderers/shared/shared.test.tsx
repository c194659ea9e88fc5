// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '#schemas/errors'
import { draw } from '../../tests/support/draw.tsx'
import { Gallery } from '../index.ts'
import { FormItem } from './form-item.tsx'
import { states } from './states.tsx'

const error = new AppError('REGISTRY_UNKNOWN', 'schema', 'There is no cell "Mony".', {
  at: { page: 'bill/SettleBillList', pointer: '/list/columns/3' },
})

afterEach(cleanup)

describe('a failure', () => {
  test('shows code, page and location, with a retry button', async () => {
    const retry = vi.fn()
    draw(<states.Failed error={error} retry={retry} />)

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert').textContent).toContain('REGISTRY_UNKNOWN')
    expect(screen.getByText('bill/SettleBillList')).toBeTruthy()
    expect(screen.getByText('/list/columns/3')).toBeTruthy()
  })

  test('of the server shows its reference', () => {
    const data = { status: 503, requestId: 'r-7', notified: true }

    draw(<states.Failed error={new AppError('UNAVAILABLE', 'http', 'It failed.', { data })} />)

    expect(screen.getByText('Reference').nextElementSibling?.textContent).toBe('r-7')
  })

  test('of invalid values names each of them with its message', () => {
    const data = { status: 400, fields: { shopId: 'Shop not found' }, notified: true }

    draw(
      <states.Failed error={new AppError('BILL_STATEMENT_INVALID', 'http', 'Not with these.', { data })} />,
    )

    expect(screen.getByText('shopId').nextElementSibling?.textContent).toBe('Shop not found')
  })

  test('in a cell is an icon with a tooltip', () => {
    draw(<states.Failed error={error} compact />)

    expect(screen.getByRole('img', { name: 'REGISTRY_UNKNOWN' }).title).toContain('There is no cell "Mony".')
  })
})

test('a missing page is named', () => {
  draw(<states.NotFound component="bill/Nowhere" />)

  expect(screen.getByText(/bill\/Nowhere/)).toBeTruthy()
})

test('a page without permission names the missing permission', () => {
  draw(<states.Denied component="bill/SettleBillList" code="bill:list" />)

  expect(screen.getByText(/bill:list/)).toBeTruthy()
})

test('a page without a record leads to the page where users choose one, if they may open it', async () => {
  const { navigation } = draw(<states.Incomplete chosenOn="shopinfo/ShopInfoList" />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a record' }))
  expect(navigation.entries.at(-1)).toBe('/shopinfo/ShopInfoList')

  cleanup()
  draw(<states.Incomplete chosenOn="hidden/ShopInfoList" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page that only the server refuses names no permission', () => {
  draw(<states.Denied component="bill/SettleBillList" />)

  expect(screen.getByText('Ask an administrator for access if you need bill/SettleBillList.')).toBeTruthy()
})

describe('the bar above an outdated page', () => {
  const parts = () => ({ isLoading: false, error: undefined, reload: vi.fn(), close: vi.fn() })

  test('says that a newer version is ready, and can be reloaded or closed', async () => {
    const { reload, close, ...rest } = parts()
    draw(<states.Outdated {...rest} reload={reload} close={close} />)

    expect(screen.getByRole('status').textContent).toContain('A newer version of this page is ready')
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect([reload.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
  })

  test('shows the message of the server if the newer version could not be loaded', () => {
    const data = { status: 409, serverText: 'Its hash is wrong.', notified: false }
    const failure = new AppError('PAGE_DAMAGED', 'http', 'Its hash is wrong.', { data })

    draw(<states.Outdated {...parts()} error={failure} />)

    expect(screen.getByRole('status').textContent).toContain(
      "The newer version couldn't be loaded: Its hash is wrong.",
    )
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })
})

test('errors and help of an input are linked and announced', () => {
  draw(
    <FormItem
      id="a"
      label="Code"
      required
      help="Two capital letters."
      errors={['Not in the expected format']}
      errorId="a-error"
    >
      <input id="a" aria-describedby="a-error" />
    </FormItem>,
  )

  expect(screen.getByRole('alert').textContent).toBe('Not in the expected format')
  expect(screen.getByLabelText('Code')).toBeTruthy()
  expect(document.getElementById('a-error')?.textContent).toBe(
    'Not in the expected formatTwo capital letters.',
  )
})

// Uses a selector, because `getByRole` takes seconds here.
const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)

// Loads every renderer.
beforeAll(() => import('../gallery/gallery.tsx'), 120_000)

const answers = { 'GET /shopinfo/shopBasicInfo/options': () => ({ result: [] }) }

test('the gallery finds renderers by name; its address sets the initial search', async () => {
  draw(<Gallery search="moneyrange" />, { answers })
  await expect.poll(() => headings()).toEqual([expect.stringMatching(/^MoneyRange /)])

  await userEvent.clear(screen.getByLabelText('Find a renderer'))
  await userEvent.paste('permissiontree')

  expect(headings()).toEqual([expect.stringMatching(/^PermissionTree /)])
})
