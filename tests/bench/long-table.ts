import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import { median, ms, type Row } from './table.ts'

const ROUNDS = 5
const WARM_UP = 1
const MOUNT_LIMIT_MS = 120
/**
 * Maximum duration of a frame in ms: the duration at 60 Hz, and a tolerance for the precision of the clock.
 */
const FRAME_MS = 17.5
const peers = ['antd', 'page'] as const
type Peer = (typeof peers)[number]

interface Measured {
  mount: Record<Peer, number[]>
  frames: Record<Peer, number[]>
}

/** Measures both peers in each round, so that a slow phase of the machine affects both peers. */
async function measure(page: Page): Promise<Measured> {
  const measured: Measured = { mount: { antd: [], page: [] }, frames: { antd: [], page: [] } }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const peer of peers) {
      const mount = await page.evaluate((which) => window.rows.mount(which), peer)
      const frames = await page.evaluate((which) => window.rows.scroll(which), peer)
      if (round < WARM_UP) continue
      measured.mount[peer].push(mount)
      measured.frames[peer].push(...frames)
    }
  }
  return measured
}

const perSecond = (frames: readonly number[]) =>
  (frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0)
const late = (frames: readonly number[]) => frames.filter((frame) => frame > FRAME_MS).length / frames.length

/** Measures a list page of 10,000 virtual rows, and compares it with antd's virtual table. */
export async function benchLongTable(): Promise<Row[]> {
  const { mount, frames } = await withBench('rows', measure)
  const told = (peer: Peer) =>
    `${perSecond(frames[peer]).toFixed(1)} a second, ${(late(frames[peer]) * 100).toFixed(1)} % late`
  return [
    {
      what: `list page mount, 20 columns × 10,000 rows (≤ ${MOUNT_LIMIT_MS} ms)`,
      measured: ms(median(mount.page)),
      against: `antd virtual Table ${ms(median(mount.antd))}`,
      ratio: (median(mount.page) / median(mount.antd)).toFixed(2),
    },
    {
      what: '… frames while it scrolls 2.5 rows a frame (60 a second)',
      measured: told('page'),
      against: `antd virtual Table ${told('antd')}`,
      ratio: (perSecond(frames.page) / perSecond(frames.antd)).toFixed(2),
    },
  ]
}
