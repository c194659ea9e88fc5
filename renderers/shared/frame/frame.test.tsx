// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, openPage } from '../../../tests/support/draw.tsx'
import { Frame } from './frame.tsx'

const ORIGINS = 'GET /app/frameOrigins'
const allowing = (...origins: string[]) => ({ answers: { [ORIGINS]: () => ({ result: origins }) } })
const windows = () => [...document.querySelectorAll('iframe')]

// Replaces the frame, because happy-dom would load the framed page.
vi.mock('./frame-window.tsx', () => ({
  FrameWindow: ({ src, title, isSandboxed }: { src: string; title: string; isSandboxed?: boolean }) => (
    <div role="img" aria-label={title} data-src={src} data-sandboxed={isSandboxed} />
  ),
}))

afterEach(cleanup)

test('an address at a configured origin is shown in a sandbox', async () => {
  draw(<Frame title="Stock" address="https://a.example/x?y=1" />, allowing('https://a.example'))

  const frame = await screen.findByRole('img', { name: 'Stock' })

  expect(frame.dataset.src).toBe('https://a.example/x?y=1')
  expect(frame.dataset.sandboxed).toBe('true')
})

test('another origin is a note with its name', async () => {
  draw(<Frame title="Stock" address="https://evil.example/x" />, allowing('https://a.example'))

  expect(await screen.findByText("Content of https://evil.example isn't shown")).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Stock' })).toBeNull()
})

test('our own origin is refused even if it is configured', async () => {
  vi.stubGlobal('location', new URL('https://own.example/bill'))
  draw(<Frame title="Stock" address="https://own.example/x" />, allowing('https://own.example'))

  expect(await screen.findByText("Content of https://own.example isn't shown")).toBeTruthy()
  vi.unstubAllGlobals()
})

test.each(['javascript:alert(1)', 'http://a.example', 'https://user@a.example', 'x'])(
  '%s is refused',
  async (address) => {
    draw(<Frame title="Stock" address={address} />, allowing('http://a.example', 'https://a.example'))

    expect(await screen.findByText(/no valid address/)).toBeTruthy()
    expect(windows()).toEqual([])
  },
)

test('if the origins are unknown, nothing is shown until they are loaded again', async () => {
  const answer = { status: 500, message: 'broken', result: ['https://a.example'] }
  draw(<Frame title="Stock" address="https://a.example" />, { answers: { [ORIGINS]: () => answer } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('img', { name: 'Stock' })).toBeNull()

  answer.status = 200
  await userEvent.click(retry)

  expect(await screen.findByRole('img', { name: 'Stock' })).toBeTruthy()
})

const framed = { id: 'x', title: 'Stock', url: { $text: 'https://a.example/${record.billNo}' } }
const pages = {
  detail: {
    params: { id: { type: 'string' } },
    data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
    detail: { load: 'bill', nodes: [{ node: 'frame', ...framed }] },
  },
  form: {
    params: { id: { type: 'string' } },
    data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
    form: { load: 'bill', nodes: [{ node: 'frame', ...framed }] },
  },
  dashboard: {
    data: { record: { op: 'bill.get', args: { id: '7' } } },
    dashboard: {
      blocks: [{ id: 'x', title: 'Stock', frame: { $text: 'https://a.example/${data.record.billNo}' } }],
    },
  },
}

test.each(Object.entries(pages))('a %s shows a frame with encoded values', async (kind, parts) => {
  const page = { format: 1, id: 'x/Framed', kind, title: 'Framed', ...parts }
  openPage(page, {
    answers: {
      ...allowing('https://a.example').answers,
      'GET /bill/settleBill/queryById': () => ({ result: { id: '7', billNo: 'a/../b?c' } }),
    },
  })

  const frame = await screen.findByRole('img', { name: 'Stock' })

  expect(frame.dataset.src).toBe('https://a.example/a%2F..%2Fb%3Fc')
})
