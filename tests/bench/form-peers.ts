import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import type { PeerProps } from './form/fields.ts'
import type { PeerName } from './form/main.tsx'
import { median, ms, type Row } from './table.ts'

const ROUNDS = 5

type Times = Record<PeerName, number[]>
const noTimes = (): Times => ({ page: [], antd: [], formily: [], rjsf: [] })

/** Each peer in turn, so that a drift of the machine meets all of them; the first round warms up. */
async function inTurn(peers: readonly PeerName[], run: (peer: PeerName) => Promise<number>): Promise<Times> {
  const times = noTimes()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const peer of peers) {
      const time = await run(peer)
      if (round > 0) times[peer].push(time)
    }
  }
  return times
}

const names: Readonly<Record<PeerName, string>> = {
  page: 'form page',
  antd: 'hand-written antd Form',
  formily: 'Formily with @formily/antd-v5',
  rjsf: '@rjsf/antd',
}

const rowOf = (what: string, times: Times, peer: PeerName): Row => {
  const own = median(times.page)
  const other = median(times[peer])
  return { what, measured: ms(own), against: `${names[peer]} ${ms(other)}`, ratio: (own / other).toFixed(2) }
}

const mount = (page: Page, peer: PeerName, props: PeerProps) =>
  page.evaluate(([which, what]) => window.formBench.mount(which, what), [peer, props] as const)

async function benchMounts(page: Page): Promise<Row[]> {
  const small = await inTurn(['page', 'antd', 'formily', 'rjsf'], (peer) => mount(page, peer, { count: 200 }))
  const large = await inTurn(['page', 'antd'], (peer) => mount(page, peer, { count: 1000 }))
  const whole = await inTurn(['page', 'antd'], (peer) =>
    page.evaluate((which) => window.formBench.mountAll(which, { count: 200 }), peer),
  )
  return [
    rowOf('200 mixed fields to paint (≤ 0.3)', small, 'antd'),
    rowOf('… beside raw Formily', small, 'formily'),
    rowOf('… beside rjsf', small, 'rjsf'),
    rowOf('1,000 mixed fields to paint (≤ 0.15)', large, 'antd'),
    rowOf('200 mixed fields mounted in full (≤ 1.0)', whole, 'antd'),
  ]
}

async function benchKeys(page: Page): Promise<Row[]> {
  const key = () => page.evaluate(() => window.formBench.key())
  const small = noTimes()
  for (const peer of ['page', 'antd', 'formily', 'rjsf'] as const) {
    await mount(page, peer, { count: 200 })
    for (let round = 0; round < ROUNDS * 2; round++) small[peer].push(await key())
  }
  const large = noTimes()
  await mount(page, 'page', { count: 1000 })
  for (let round = 0; round < ROUNDS * 2; round++) large.page.push(await key())
  const flat = median(large.page) / median(small.page)
  return [
    rowOf('a key among 200 fields (≤ 1.0)', small, 'formily'),
    rowOf('… beside hand-written antd', small, 'antd'),
    rowOf('… beside rjsf', small, 'rjsf'),
    {
      what: 'a key among 1,000 fields beside one among 200 (flat)',
      measured: ms(median(large.page)),
      against: `200 fields ${ms(median(small.page))}`,
      ratio: flat.toFixed(2),
    },
  ]
}

async function benchConditions(page: Page): Promise<Row> {
  const props = { count: 60, withConditions: true }
  const times = await inTurn(['page', 'formily', 'antd'], async (peer) => {
    await mount(page, peer, props)
    return page.evaluate(() => window.formBench.toggle())
  })
  return rowOf('50 fields shown by one (≤ 0.5)', times, 'formily')
}

async function benchSubmit(page: Page): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await mount(page, 'page', { count: 1000, isRequired: true })
    times.push(await page.evaluate(() => window.formBench.submit()))
  }
  return {
    what: '1,000 fields all checked at submit (≤ 150 ms)',
    measured: ms(median(times)),
    against: 'limit 150 ms',
    ratio: (median(times) / 150).toFixed(2),
  }
}

/** Form pages beside the same forms of others, in the same run. */
export const benchForms = (): Promise<Row[]> =>
  withBench('form', async (page) => [
    ...(await benchMounts(page)),
    ...(await benchKeys(page)),
    await benchConditions(page),
    await benchSubmit(page),
  ])
