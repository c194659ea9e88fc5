import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import { median, ms, type Row } from './table.ts'

const ROUNDS = 9
const WARM_UP = 2
type Peer = 'hand' | 'page'

/**
 * Measures one mount and one page change of both peers in each round, so that a slow phase of the machine
 * affects both peers.
 */
async function measure(page: Page): Promise<Record<'mount' | 'turn', Record<Peer, number[]>>> {
  const times = { mount: { hand: [], page: [] }, turn: { hand: [], page: [] } } as Record<
    'mount' | 'turn',
    Record<Peer, number[]>
  >
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const peer of ['hand', 'page'] as const) {
      const mount = await page.evaluate((which) => window.bench.mount(which), peer)
      const turn = await page.evaluate(() => window.bench.turn())
      if (round < WARM_UP) continue
      times.mount[peer].push(mount)
      times.turn[peer].push(turn)
    }
  }
  return times
}

/** Measures a list page of 20 columns and 50 rows, and compares it with a hand-written antd Table. */
export async function benchTables(): Promise<Row[]> {
  const times = await withBench('table', measure)
  const titles = {
    mount: 'list page mount, 20 columns × 50 rows (≤ 1.1)',
    turn: 'next page of its rows (≤ 1.0)',
  }
  return (['mount', 'turn'] as const).map((what) => {
    const own = median(times[what].page)
    const peer = median(times[what].hand)
    return {
      what: titles[what],
      measured: ms(own),
      against: `hand-written antd Table ${ms(peer)}`,
      ratio: (own / peer).toFixed(2),
    }
  })
}
