import autocannon from 'autocannon'
import Fastify from 'fastify'
import type { Product } from '../support/product.ts'
import { median, ms, type Row } from './table.ts'

const CONNECTIONS = 32
const SECONDS = 10

interface Load {
  perSecond: number
  p50: number
  p95: number
}

async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const options = { url, headers, connections: CONNECTIONS }
  await autocannon({ ...options, duration: 3 })
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ ...options, duration: SECONDS }, (error, done) =>
      error ? reject(error) : resolve(done),
    )
    running.on('response', (_client, _status, _bytes, took) => times.push(took))
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: result.requests.average, p50: percentile(0.5), p95: percentile(0.95) }
}

/**
 * Starts a server with an empty route that returns the given body. The speed of this route is the maximum
 * that Fastify reaches on this machine.
 */
async function bareRoute(body: unknown): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify()
  app.get('/', () => body)
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

/** Signs in to the product. Returns the address of its API, the headers and a function for GET requests. */
export async function signedIn(product: Product, username = 'admin') {
  const base = `${product.url}/jeecg-boot`
  const answer = await fetch(`${base}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: '123456' }),
  })
  const { result } = (await answer.json()) as { result: { token: string } }
  const headers = { 'X-Access-Token': result.token }
  const get = async (path: string) => {
    const started = performance.now()
    const response = await fetch(base + path, { headers })
    const body = (await response.json()) as { success: boolean; result: { records: unknown[] } }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`)
    return { body, took: performance.now() - started }
  }
  return { base, headers, get }
}

/**
 * Measures a list endpoint with 32 connections, and compares it with an empty route that returns the same
 * response.
 */
export async function benchEndpoint(product: Product, path: string): Promise<Row[]> {
  const caller = await signedIn(product)
  const { body } = await caller.get(path)
  const bare = await bareRoute(body)
  const peer = await load(bare.url)
  const list = await load(caller.base + path, caller.headers)
  await bare.close()
  return [
    {
      what: `trade list, requests/s at ${CONNECTIONS} connections (≥ 1,500; ≥ 0.10)`,
      measured: list.perSecond.toFixed(0),
      against: `bare route ${peer.perSecond.toFixed(0)}`,
      ratio: (list.perSecond / peer.perSecond).toFixed(3),
    },
    {
      what: `trade list, p50 / p95 at ${CONNECTIONS} connections`,
      measured: `${ms(list.p50)} / ${ms(list.p95)}`,
      against: `bare route ${ms(peer.p50)} / ${ms(peer.p95)}`,
      ratio: `${(list.p50 / peer.p50).toFixed(1)} / ${(list.p95 / peer.p95).toFixed(1)}`,
    },
  ]
}

/**
 * Measures the given requests for a list, for example its first page and each filter. Sends the requests one
 * by one.
 */
export async function benchFilters(product: Product, paths: Record<string, string>): Promise<Row[]> {
  const caller = await signedIn(product)
  const rows: Row[] = []
  for (const [what, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let turn = 0; turn < 7; turn++) times.push((await caller.get(path)).took)
    rows.push({ what, measured: `${ms(median(times))}, first ${ms(times[0] ?? 0)}`, against: '', ratio: '' })
  }
  return rows
}
