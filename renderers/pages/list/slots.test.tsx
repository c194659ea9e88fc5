// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const logs = {
  format: 1,
  id: 'system/Logs',
  kind: 'list',
  title: 'Logs',
  data: { rows: { op: 'log.list' }, retention: { op: 'log.retention' }, visits: { op: 'log.visitFigures' } },
  list: { columns: [{ id: 'logContent', field: 'logContent', title: 'Event' }] },
  slots: {
    header: [
      { id: 'note', text: { $text: 'Kept for ${data.retention.signInDays} days.' } },
      {
        id: 'visits',
        block: 'Figure',
        title: 'Visits',
        value: { $expr: 'data.visits.today' },
        requires: 'system:visit:list',
      },
    ],
    footer: [{ id: 'help', text: '## Help\n\nAsk an **administrator**.', format: 'markdown' }],
  },
}

const answers = {
  'GET /sys/log/list': () => ({
    result: { records: [{ id: '1', logContent: 'Signed in' }], total: 1, size: 20, current: 1, pages: 1 },
  }),
  'GET /app/logs/retention': () => ({ result: { signInDays: 180 } }),
  'GET /app/logs/visits': () => ({ result: { today: 12 } }),
}

afterEach(cleanup)

test('a note above the rows shows values of an operation', async () => {
  const { calls } = openPage(logs, { answers })

  const note = await screen.findByText('Kept for 180 days.', {}, { timeout: 5_000 })
  const row = await screen.findByText('Signed in')
  expect(note.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText('Visits')).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain('/app/logs/visits')
})

test('a figure above the rows is drawn for users with its permission', async () => {
  openPage(logs, { answers, codes: ['system:visit:list'] })

  expect(await screen.findByText('Visits', {}, { timeout: 5_000 })).toBeTruthy()
  expect(await screen.findByText('12')).toBeTruthy()
})

test('a Markdown text is drawn below the rows, without its signs', async () => {
  openPage(logs, { answers })

  await vi.waitFor(() => expect(document.body.textContent).toContain('Ask an administrator.'), 5_000)
  expect(document.body.textContent).not.toContain('## Help')
})
