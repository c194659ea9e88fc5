import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import { againstLimit, againstPeer } from './figures.ts'
import type { Row } from './table.ts'

const ROUNDS = 4
const KEYS = 15

interface Times {
  mount: number[]
  key: number[]
  submit: number[]
}

/** Renders a sub-table of this size, types into one of its rows, and submits the form. Returns the times. */
async function visit(page: Page, size: number): Promise<Times> {
  const mount = [await page.evaluate((rows) => window.subTableBench.mount(rows), size)]
  const key: number[] = []
  while (key.length < KEYS) key.push(await page.evaluate(() => window.subTableBench.key()))
  return { mount, key, submit: [await page.evaluate(() => window.subTableBench.submit())] }
}

const joined = (visits: readonly Times[]): Times => ({
  mount: visits.flatMap(({ mount }) => mount),
  key: visits.flatMap(({ key }) => key),
  submit: visits.flatMap(({ submit }) => submit),
})

/**
 * Measures a sub-table of 2,000 rows with a computed column and totals, and compares it with a sub-table of
 * 20 rows.
 */
export const benchSubTable = (): Promise<Row[]> =>
  withBench('sub-table', async (page) => {
    const [small, large]: [Times[], Times[]] = [[], []]
    await visit(page, 20)
    for (let round = 0; round < ROUNDS; round++) {
      small.push(await visit(page, 20))
      large.push(await visit(page, 2000))
    }
    const [few, many] = [joined(small), joined(large)]
    return [
      againstLimit('a key in a sub-table of 2,000 rows, its row and totals drawn', many.key, 16),
      againstPeer('… (flat)', many.key, { name: 'one of 20 rows', times: few.key }),
      againstPeer('sub-table of 2,000 rows to paint', many.mount, {
        name: 'one of 20 rows',
        times: few.mount,
      }),
      againstLimit('2,000 rows checked at submit, to the first message painted', many.submit, 150),
    ]
  })
