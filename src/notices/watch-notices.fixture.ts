import { afterEach, beforeEach, vi } from 'vitest'
import { watchNotices } from './watch-notices.ts'

/** Sockets that the code under test has opened. The newest is the last. */
export const opened: FakeSocket[] = []

class FakeSocket {
  readonly close = vi.fn()
  readonly send = vi.fn()
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly url: string
  readonly protocol: string | undefined
  constructor(url: string, protocol?: string) {
    this.url = url
    this.protocol = protocol
    opened.push(this)
  }
}

export const fetched = vi.fn<(request: Request) => Promise<Response>>()
const answer = async () => Response.json({ success: true, result: { anntMsgTotal: 1 } })
const isHidden = vi.fn(() => false)
export const latest = () => opened.at(-1) as FakeSocket
/** Returns how often the lists were requested. */
export const looks = () => fetched.mock.calls.length
export const readDictionaries = vi.fn(async () => undefined)
export const readReleases = vi.fn(async () => undefined)
export const refreshContracts = vi.fn(async () => undefined)
export const readRights = vi.fn(async () => undefined)
export const reportChanges = vi.fn()
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}
export const end = () => stop()
export const begin = (isJeecg = false) => {
  stop = watchNotices({
    userId: 'u 7',
    isJeecg,
    readDictionaries,
    readReleases,
    refreshContracts,
    readRights,
    reportChanges,
  })
}

/** Fakes the network, the timers and the tab for each test of a file, and stops the watch after each test. */
export function fakeNotices(): void {
  beforeEach(() => {
    window.location.href = 'https://office.example/bill/settleBill'
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'secret', expire: null }))
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(answer))
    vi.spyOn(document, 'hidden', 'get').mockImplementation(isHidden)
    isHidden.mockReturnValue(false)
    readDictionaries.mockClear()
    readReleases.mockClear()
    refreshContracts.mockClear()
    readRights.mockClear()
    reportChanges.mockClear()
  })
  afterEach(() => {
    end()
    opened.length = 0
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
}
