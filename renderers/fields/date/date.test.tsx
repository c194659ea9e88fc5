// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Translate } from '#runtime'
import { drawField, drawView, openPage } from '../../../tests/support/draw.tsx'
import { limitError } from './date-limits.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a typed day is the value', async () => {
  const { given } = drawField('Date', {})

  await userEvent.type(await screen.findByLabelText('Label'), '2026-03-08{Enter}')

  expect(given).toEqual(['2026-03-08'])
})

test.each(['{Enter}', '{Tab}'])(
  'a typed day outside the limits stays in the input and in the form after %s',
  async (key) => {
    const { given } = drawField('Date', { props: { min: '2026-03-08' } })
    const input = await screen.findByLabelText<HTMLInputElement>('Label')

    await userEvent.type(input, `2026-03-07${key}`)

    expect(given.at(-1)).toBe('2026-03-07')
    expect(input.value).toBe('2026-03-07')
  },
)

test('a day that a password manager enters while the picker is closed is the value', async () => {
  const { given } = drawField('Date', {})
  const input = await screen.findByLabelText<HTMLInputElement>('Label')

  fireEvent.change(input, { target: { value: '2026-03-08' } })
  fireEvent.blur(input)

  expect(given).toEqual(['2026-03-08'])
  expect(input.value).toBe('2026-03-08')
})

test.each([
  ['2026-03', { min: '2026-03-08', precision: 'month' }],
  ['2026-03', { min: '2026-03-08', max: '2026-03-20', precision: 'month' }],
  ['2026', { min: '2026-03-08', max: '2026-03-20', precision: 'year' }],
] as const)('%s, which is partly within the limits %j, can be selected and typed', async (typed, props) => {
  const { given } = drawField('Date', { props })
  const input = await screen.findByLabelText<HTMLInputElement>('Label')

  await userEvent.type(input, typed)
  const cell = document.querySelector(`td[title="${typed}"]`)
  await userEvent.keyboard('{Enter}')

  expect(cell?.className).toContain('ant-picker-cell')
  expect(cell?.className).not.toContain('disabled')
  expect(given).toEqual([typed])
})

test.each([
  ['2026-03-07', { min: '2026-03-08' }, '2026-03-08 or later'],
  ['2026-03-08', { min: '2026-03-08', max: 'today' }, ''],
  ['2026-03-11', { max: 'today' }, '2026-03-10 or earlier'],
  ['2026-02', { min: '2026-03-08', precision: 'month' }, '2026-03 or later'],
  ['2026-03', { min: '2026-03-08', precision: 'month' }, ''],
  ['2027', { max: 'today', precision: 'year' }, '2026 or earlier'],
] as const)('%s with the limits %j has the error "%s"', (value, props, problem) => {
  const text: Translate = (words, values = {}) => words.replace('{{day}}', String(values.day))

  expect(limitError(value, props, { text, today: '2026-03-10' })).toBe(problem)
})

test('a day outside the limits is an error with the limits', async () => {
  const { calls } = openPage(
    {
      format: 1,
      id: 'x/Y',
      kind: 'form',
      title: 'Y',
      form: {
        nodes: [
          {
            node: 'field',
            id: 'f1',
            field: 'name',
            title: 'Day',
            component: 'Date',
            props: { max: '2026-03-08' },
          },
        ],
        submit: { op: 'category.add', label: 'Save' },
      },
    } as never,
    {},
  )
  await userEvent.type(await screen.findByLabelText('Day'), '2026-03-09{Tab}')

  await userEvent.click(screen.getByRole('button', { name: /Save/ }))

  expect(await screen.findByText('2026-03-08 or earlier')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a time of the API is shown as its day', async () => {
  drawField('Date', { value: '2026-03-08 09:05:00' })

  expect((await screen.findByLabelText<HTMLInputElement>('Label')).value).toBe('2026-03-08')
})

test.each([
  ['2026-03-08 09:05:00', {}, '2026-03-08'],
  ['2026-03-08', { precision: 'month' }, '2026-03'],
  ['soon', {}, 'soon'],
])('%s with %j is shown as %s', async (value, props, text) => {
  drawView('Date', value, props)

  expect(await screen.findByText(text)).toBeTruthy()
})
