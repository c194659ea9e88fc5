import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import { againstPeer } from './figures.ts'
import type { Row } from './table.ts'

const ROUNDS = 11
const WARM_UP = 2
const peers = ['lists', 'page'] as const
type Peer = (typeof peers)[number]

/** Measures both peers in each round, so that a slow phase of the machine affects both peers. */
async function measure(page: Page): Promise<Record<Peer, number[]>> {
  const times: Record<Peer, number[]> = { lists: [], page: [] }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const peer of peers) {
      const mount = await page.evaluate((which) => window.composite.mount(which), peer)
      if (round >= WARM_UP) times[peer].push(mount)
    }
  }
  return times
}

/**
 * Measures a composite page of two lists, one of them with a selected row. Compares the page with the two
 * lists alone.
 */
export async function benchComposite(): Promise<Row[]> {
  const { lists, page } = await withBench('composite', measure)
  const what = 'composite page of two lists, 10 columns × 50 rows each (≤ 1.2)'
  return [againstPeer(what, page, { name: 'the two lists', times: lists })]
}
