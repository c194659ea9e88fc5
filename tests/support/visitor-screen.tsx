import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { loadVisitorPage } from '../../src/views/visitor/load-visitor-page.ts'
import { VisitorApp } from '../../src/views/visitor/visitor-app.tsx'
import { type VisitorPageName, visitorPath } from '../../src/views/visitor/visitor-routes.ts'

/** Creates a success envelope. */
export const ok = (result: unknown = null, code: unknown = 200) => ({
  success: true,
  message: '',
  code,
  result,
  timestamp: 0,
})

/** Creates an error envelope. */
export const refused = (message: string, code = 500) => ({
  success: false,
  message,
  code,
  result: null,
  timestamp: 0,
})

/**
 * Response body of the fake server: one body for all requests, a list with one body for each request, or a
 * function of the request.
 */
export type Answer = unknown | unknown[] | ((sent: Record<string, unknown>) => unknown)

/** One call that the fake server received. */
export interface Sent {
  path: string
  values: Record<string, unknown>
}

const readValues = async (request: Request): Promise<Record<string, unknown>> =>
  request.method === 'GET'
    ? Object.fromEntries(new URL(request.url, 'http://localhost').searchParams)
    : ((await request.json()) as Record<string, unknown>)

/**
 * Starts a fake server that has an answer for each path. If the answer is a list, each request gets its next
 * entry.
 */
export function serve(routes: Record<string, Answer>) {
  const sent: Sent[] = []
  const answers = new Map(
    Object.entries(routes).map(([path, answer]) => [path, Array.isArray(answer) ? [...answer] : answer]),
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url, 'http://localhost').pathname.replace('/jeecg-boot', '')
    const values = await readValues(request)
    sent.push({ path, values })
    const found = [...answers].find(([start]) => path.startsWith(start))?.[1]
    const answer = Array.isArray(found) ? found.shift() : found
    return Response.json(typeof answer === 'function' ? await answer(values) : answer)
  })
  return { sent, to: (path: string) => sent.filter((each) => each.path.startsWith(path)) }
}

interface OpenOptions {
  note?: string
  texts?: Readonly<Record<string, string>> | undefined
  search?: string
  state?: unknown
}

/** Opens a visitor page in the same way as `main.tsx`. */
export async function openVisitor(name: VisitorPageName, { note, texts, search, state }: OpenOptions = {}) {
  history.replaceState(state ?? null, '', visitorPath(name, search))
  const Page = await loadVisitorPage(name)
  const onSignedIn = vi.fn(async () => undefined)
  const onStart = vi.fn()
  const onFailure = vi.fn()
  const given = { texts, note, onStart, onSignedIn, onFailure }
  render(<VisitorApp first={{ name, Page }} {...given} />)
  return { onSignedIn, onStart, onFailure, user: userEvent.setup({ delay: null }) }
}
