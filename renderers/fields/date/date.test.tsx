// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a day that is typed is given as it is written', async () => {
  const { given } = drawField('Date', {})

  await userEvent.type(await screen.findByLabelText('Label'), '2026-03-08{Enter}')

  expect(given).toEqual(['2026-03-08'])
})

test('no other day than one that may be chosen is taken', async () => {
  const { given } = drawField('Date', { props: { min: '2026-03-08' } })

  await userEvent.type(await screen.findByLabelText('Label'), '2026-03-07{Enter}')

  expect(given).toEqual([])
})

test('a time of the API stands there as its day', async () => {
  drawField('Date', { value: '2026-03-08 09:05:00' })

  expect((await screen.findByLabelText<HTMLInputElement>('Label')).value).toBe('2026-03-08')
})

test.each([
  ['2026-03-08 09:05:00', {}, '2026-03-08'],
  ['2026-03-08', { precision: 'month' }, '2026-03'],
  ['soon', {}, 'soon'],
])('%s reads %j %s', async (value, props, text) => {
  drawView('Date', value, props)

  expect(await screen.findByText(text)).toBeTruthy()
})
