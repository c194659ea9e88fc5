import { freePort, startProduct } from '../../support/product.ts'
import { residentBytes } from '../start.ts'
import { mib, type Row } from '../table.ts'
import { createCalls } from './calls.ts'
import { openInspector } from './inspector.ts'

const REQUESTS = 1_500
const CONNECTIONS = 8
const SAMPLE_INTERVAL = 50
/** Maximum memory after twice as many requests, as a multiple. */
const LIMIT = 1.1

/** Makes each call in turn, with up to `CONNECTIONS` calls at the same time. */
async function load(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  let done = 0
  const next = async () => {
    while (done < REQUESTS) {
      const call = calls[done % calls.length]
      done += 1
      await call?.()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, next))
}

/**
 * Compares the memory of the server after a number of requests with its memory after twice as many, each time
 * without garbage. What a request leaves behind makes the second value higher.
 */
export async function benchServerMemory(): Promise<Row[]> {
  const port = await freePort()
  const product = await startProduct({
    program: [`--inspect=127.0.0.1:${port}`, 'server/start.mjs'],
    env: { TRUST_PROXY: '127.0.0.1', LOGIN_RATE_LIMIT: '100000' },
  })
  let peak = 0
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentBytes(product.process.pid))
  }, SAMPLE_INTERVAL)
  try {
    const inspector = await openInspector(port)
    const calls = Object.values(await createCalls(product.url))
    const idle = await inspector.memory()
    await load(calls)
    const once = await inspector.memory()
    await load(calls)
    const twice = await inspector.memory()
    inspector.close()
    const row = (what: string, kind: 'heapUsed' | 'rss'): Row => ({
      what: `${what} after ${2 * REQUESTS} mixed requests (≤ ${LIMIT})`,
      measured: `${mib(twice[kind])}, idle ${mib(idle[kind])}`,
      against: `after ${REQUESTS}: ${mib(once[kind])}`,
      ratio: (twice[kind] / once[kind]).toFixed(2),
    })
    return [
      row('server memory in use', 'heapUsed'),
      row('server memory, resident,', 'rss'),
      { what: '… at most, garbage included', measured: mib(peak), against: '', ratio: '' },
    ]
  } finally {
    clearInterval(sampler)
    await product.stop()
  }
}
