// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

const record = { id: '7', kind: 'a b', none: null }
const props = { page: 'bill/TradeOrderList', query: { billId: 'id', kind: 'kind', other: 'none' } }

afterEach(cleanup)

test('a link is a real address, filled in from the row; absent values are left out', () => {
  drawCell('Link', 'SB7', props, record)

  expect(screen.getByRole('link').getAttribute('href')).toBe('/bill/TradeOrderList?billId=7&kind=a+b')
})

test('a plain click navigates in the application', async () => {
  const { navigation } = drawCell('Link', 'SB7', props, record)

  await userEvent.click(screen.getByRole('link'))

  expect(navigation.navigate).toHaveBeenCalledWith('/bill/TradeOrderList?billId=7&kind=a+b')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (how) => {
    const { navigation } = drawCell('Link', 'SB7', props, record)

    const isOurs = !fireEvent.click(screen.getByRole('link'), how)

    expect(isOurs).toBe(false)
    expect(navigation.navigate).not.toHaveBeenCalled()
  },
)

test("a page outside the user's menu is plain text", () => {
  drawCell('Link', 'SB7', { page: 'hidden/Page' }, record)

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('SB7')).toBeTruthy()
})
