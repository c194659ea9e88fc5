import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../support/product.ts'
import { median, ms, type Row } from './table.ts'

/** Returns the resident memory of a process in bytes, or NaN on systems other than Linux. */
export function residentBytes(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number.NaN
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? Number.NaN) * 1024
}

/**
 * Measures the time from the start command until the server is ready. The first start has a new data folder,
 * so it also creates the demo data. All further starts use the same folder.
 */
export async function benchStart(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaiwan-bench-start-'))
  const first = await startProduct({ dataDir })
  await first.stop()
  const again: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const product = await startProduct({ dataDir })
    again.push(product.startedIn)
    await product.stop()
  }
  rmSync(dataDir, { recursive: true, force: true })
  return [
    {
      what: 'start on no data folder, demo data included (≤ 15 s)',
      measured: ms(first.startedIn),
      against: '',
      ratio: '',
    },
    {
      what: 'cold start on an existing data folder (≤ 3 s)',
      measured: ms(median(again)),
      against: '',
      ratio: '',
    },
  ]
}
