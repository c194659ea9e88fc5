// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { businessDay } from '#runtime'
import { draw } from '../../../tests/support/draw.tsx'
import { type ChartTheme, gridOption } from './chart-options.ts'
import type { ChartTable } from './chart-table.ts'
import { ChartView } from './chart-view.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
  vi.restoreAllMocks()
})

const data = [
  { day: '1', channel: 'PENDING', fen: 100 },
  { day: '2', channel: 'HELD', fen: 250 },
]
const bars = (table: ChartTable, theme: ChartTheme) => ({
  ...gridOption(table, theme),
  series: table.series.map(({ title, values }) => ({ type: 'bar', name: title, data: [...values] })),
})
const show = (rows: readonly object[] = data, more: object = {}) =>
  draw(
    <ChartView
      args={{
        title: 'Sales',
        data: rows as never,
        x: { field: 'day', title: 'Day' },
        y: [{ field: 'fen', title: 'Amount', format: 'money' }],
        series: { field: 'channel', title: 'Channel', dict: 'settle_bill_status' },
        props: {},
        ...more,
      }}
      optionOf={bars}
    />,
  )

test('a chart has a text description with dictionary texts', async () => {
  show()

  const picture = await screen.findByRole('img', { name: /Pending/ })

  expect(picture.getAttribute('aria-label')).toContain('Sales: chart of 4 values.')
})

test('a chart can be switched to a table and back', async () => {
  show()
  await screen.findByRole('img')

  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))

  expect(screen.getByRole('table').textContent).toContain('¥ 2.50')
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.getByRole('img')).toBeTruthy()
})

test('a chart that is drawn again in the same history entry still shows the table', async () => {
  history.replaceState({ idx: 3 }, '')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))

  cleanup()
  show()

  expect(await screen.findByRole('table')).toBeTruthy()
  expect(history.state).toMatchObject({ idx: 3 })
  cleanup()
  history.pushState({ idx: 4 }, '')
  show()
  expect(await screen.findByRole('img')).toBeTruthy()
})

test('the numbers of the table link to their records', async () => {
  const hrefOf = ({ day }: Record<string, unknown>, field: string) =>
    day === '2' ? `/trades?day=2&of=${field}` : undefined
  const { navigation } = show(data, { hrefOf })
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))

  const links = screen.getAllByRole('link')
  await userEvent.click(links[0] as HTMLElement)

  expect(links.map(({ textContent }) => textContent)).toEqual(['¥ 2.50'])
  expect(navigation.navigate).toHaveBeenCalledWith('/trades?day=2&of=fen')
})

test('the row of today says that its numbers are not final', async () => {
  const today = businessDay('Asia/Shanghai')
  show(
    [
      { day: '2026-01-01', channel: 'HELD', fen: 1 },
      { day: today, channel: 'HELD', fen: 2 },
    ],
    {
      x: { field: 'day', title: 'Day', bucket: 'day' },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))

  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

  expect(heads).toEqual(['2026-01-01', `${today} · Today so far`])
})

test('the numbers are saved as CSV', async () => {
  const made = vi.fn((_: Blob) => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Save Sales' }))
  await userEvent.click(await screen.findByText('Save as CSV'))

  expect(await made.mock.calls[0]?.[0].text()).toContain('1,1.00,')
})

test('a chart without data shows a message and has no buttons', () => {
  show([])

  expect(screen.getByText('No data')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
