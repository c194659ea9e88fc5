import type { Page } from 'playwright'
import { withBench } from './browser/open-bench.ts'
import { againstLimit, againstPeer } from './figures.ts'
import type { PeerProps } from './form/fields.ts'
import type { PeerName } from './form/main.tsx'
import type { Row } from './table.ts'

const ROUNDS = 5
const KEYS = 20
/**
 * Number of rounds in which fields are shown and hidden. There are many rounds, because each round takes only
 * a few ms.
 */
const CONDITION_ROUNDS = 20

type Times = Record<PeerName, number[]>

/**
 * Measures all peers in each round, so that a slow phase of the machine affects all peers. The first round is
 * a warm-up, which isn't counted.
 */
async function measureInTurn(
  peers: readonly PeerName[],
  run: (peer: PeerName) => Promise<readonly number[]>,
  rounds = ROUNDS,
): Promise<Times> {
  const times: Times = { page: [], antd: [], formily: [], rjsf: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const peer of peers) {
      const found = await run(peer)
      if (round > 0) times[peer].push(...found)
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

const rowOf = (what: string, times: Times, peer: PeerName): Row =>
  againstPeer(what, times.page, { name: names[peer], times: times[peer] })

const mount = async (page: Page, peer: PeerName, props: PeerProps) => [
  await page.evaluate(([which, what]) => window.formBench.mount(which, what), [peer, props] as const),
]

const mountAll = async (page: Page, peer: PeerName, props: PeerProps) => [
  await page.evaluate(([which, what]) => window.formBench.mountAll(which, what), [peer, props] as const),
]

async function benchMounts(page: Page): Promise<Row[]> {
  const few = { count: 200 }
  const small = await measureInTurn(['page', 'antd', 'formily', 'rjsf'], (peer) => mount(page, peer, few))
  const large = await measureInTurn(['page', 'antd'], (peer) => mount(page, peer, { count: 1000 }), 3)
  const whole = await measureInTurn(['page', 'antd'], (peer) => mountAll(page, peer, few))
  return [
    rowOf('form of 200 mixed fields to paint (≤ 0.3)', small, 'antd'),
    rowOf('…', small, 'formily'),
    rowOf('…', small, 'rjsf'),
    rowOf('form of 1,000 fields to paint (≤ 0.15)', large, 'antd'),
    rowOf('form of 200 fields, all of them drawn, as for printing (≤ 1.0)', whole, 'antd'),
  ]
}

/** Returns the time in ms of each of several key presses in a new form. */
async function keys(page: Page, peer: PeerName, count: number): Promise<number[]> {
  await mount(page, peer, { count })
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) times.push(await page.evaluate(() => window.formBench.key()))
  return times
}

async function benchKeys(page: Page): Promise<Row[]> {
  const small = await measureInTurn(['page', 'formily', 'antd', 'rjsf'], (peer) => keys(page, peer, 200), 3)
  const bySize: Record<number, number[]> = { 200: [], 1000: [], 2000: [] }
  for (let round = 0; round < 4; round++) {
    for (const count of [200, 1000, 2000]) bySize[count]?.push(...(await keys(page, 'page', count)))
  }
  const flat = (count: number) =>
    againstPeer(`a key among ${count.toLocaleString('en')} fields (flat)`, bySize[count] ?? [], {
      name: 'one among 200',
      times: bySize[200] ?? [],
    })
  return [
    rowOf('a key among 200 fields (≤ 1.0)', small, 'formily'),
    rowOf('…', small, 'antd'),
    rowOf('…', small, 'rjsf'),
    flat(1000),
    flat(2000),
  ]
}

/** Measures the time in which one field shows or hides fifty other fields. */
async function benchConditions(page: Page): Promise<Row[]> {
  const props = { count: 58, withConditions: true }
  const shown = await measureInTurn(
    ['page', 'formily', 'antd'],
    async (peer) => {
      await mount(page, peer, props)
      return [await page.evaluate(() => window.formBench.show())]
    },
    CONDITION_ROUNDS,
  )
  // Measures only the peers of the result. A form that is measured after the antd form takes a third longer.
  const hidden = await measureInTurn(
    ['page', 'formily'],
    async (peer) => {
      await mount(page, peer, props)
      await page.evaluate(() => window.formBench.show())
      return [await page.evaluate(() => window.formBench.hide())]
    },
    CONDITION_ROUNDS,
  )
  return [
    rowOf('50 fields shown by one (≤ 0.5)', shown, 'formily'),
    rowOf('…', shown, 'antd'),
    rowOf('50 fields hidden by one (≤ 0.7)', hidden, 'formily'),
  ]
}

async function benchSubmit(page: Page): Promise<Row> {
  const times = await measureInTurn(['page'], async (peer) => {
    await mount(page, peer, { count: 1000, isRequired: true })
    return [await page.evaluate(() => window.formBench.submit())]
  })
  return againstLimit('1,000 fields all checked at submit, to the first message painted', times.page, 150)
}

/** Measures form pages. Most results are compared with the same form of other libraries in the same run. */
export const benchForms = (): Promise<Row[]> =>
  withBench('form', async (page) => [
    ...(await benchMounts(page)),
    ...(await benchKeys(page)),
    ...(await benchConditions(page)),
    await benchSubmit(page),
  ])
