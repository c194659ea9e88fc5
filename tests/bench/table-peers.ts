import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { chromiumArgs, ensureChromium } from '../support/browser.ts'
import { median, ms, type Row } from './table.ts'

const ROUNDS = 9
const WARM_UP = 2
type Peer = 'hand' | 'page'

/** One mount and one page change of each peer, in turn, so that a drift of the machine meets both. */
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

/** Vite sets NODE_ENV for the whole process; what is started later must not take itself for production. */
function restoreMode(mode: string | undefined): void {
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
}

/** A list page of 20 columns × 50 rows beside a hand-written antd Table of the same, in the same run. */
export async function benchTables(): Promise<Row[]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'gaiwan-bench-table-'))
  const root = path.resolve('tests/bench/table')
  const settings: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [react()] }
  const { NODE_ENV } = process.env
  await build({ ...settings, build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  restoreMode(NODE_ENV)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--js-flags=--expose-gc'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const times = await measure(page)
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })

  return (['mount', 'turn'] as const).map((what) => {
    const own = median(times[what].page)
    const peer = median(times[what].hand)
    return {
      what: `list page ${what === 'mount' ? 'mount' : 'page change'}, 20 columns × 50 rows (≤ 1.2)`,
      measured: ms(own),
      against: `hand-written antd Table ${ms(peer)}`,
      ratio: (own / peer).toFixed(2),
    }
  })
}
