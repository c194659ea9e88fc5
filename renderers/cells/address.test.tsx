// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'
import { readAddress } from './address.tsx'

const OURS = 'https://office.example'

afterEach(cleanup)

test('a path of the application navigates without reloading', async () => {
  const { navigation } = drawCell('Address', '/bill/settleBill?status=HELD', { text: 'Go there' })

  await userEvent.click(screen.getByRole('link', { name: 'Go there' }))

  expect(navigation.navigate).toHaveBeenCalledWith('/bill/settleBill?status=HELD')
})

test('another site opens in a new tab without referrer', () => {
  drawCell('Address', 'https://pay.example/7')

  const link = screen.getByRole('link', { name: 'https://pay.example/7' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('an unsafe address is shown as text', () => {
  drawCell('Address', 'javascript:alert(1)')

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
})

test.each([
  ['/a?b=1#c', '/a?b=1#c'],
  ['https://office.example/a', '/a'],
])('%s is the path %s of the application', (written, path) => {
  expect(readAddress(written, OURS)?.path).toBe(path)
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'http://office.example/a'])(
  '%j is not a path of the application',
  (written) => {
    expect(readAddress(written, OURS)?.path).toBeUndefined()
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'bill', 'https://', 'https://a:b@evil.example'])(
  '%j is not a valid address',
  (written) => {
    expect(readAddress(written, OURS)).toBeUndefined()
  },
)
