import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { IntakeTrade } from '#schemas'
import { feeOf } from '#schemas/money'
import type { Merchant, RecordedTrade } from './check-trade.ts'
import { type IntakeDecision, keyOf, type NewTrade, planIntake } from './plan-intake.ts'

const rates = [
  { from: '2026-03-01', ratePpm: 3_800 },
  { from: '2026-03-03', ratePpm: 6_000 },
]
const merchant = (shopId: string): Merchant => ({
  shopId,
  orgCode: 'A01',
  shopStatus: 'ACTIVE',
  merchantStatus: 'ACTIVE',
  shopActiveUntil: null,
  merchantActiveUntil: null,
  rates,
})
const merchants = new Map(['s1', 's2'].map((shop) => [keyOf('wechat', shop), merchant(shop)]))
const settle = (day: string) => ({ settleDate: day, originalSettleDate: null })
const rules = new Map([['wechat', { settle }]])

const number = fc.integer({ min: 1, max: 8 }).map((no) => `N${no}`)
/**
 * Generates trades. Two trades often have the same number, differ in only one value, or are a payment and its
 * refund.
 */
const trade: fc.Arbitrary<IntakeTrade> = fc.record({
  channelTradeNo: number,
  channelCode: fc.constant('wechat'),
  shopCode: fc.constantFrom('s1', 's1', 's1', 's2', 'none'),
  kind: fc.constantFrom('PAY', 'REFUND'),
  payMethod: fc.constant('QR'),
  amountFen: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100_000 })),
  paidTime: fc.integer({ min: 1, max: 5 }).map((day) => `2026-03-0${day} 10:00:00`),
  status: fc.constantFrom('SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED'),
  originChannelTradeNo: number,
})
const trades = fc.array(trade, { minLength: 1, maxLength: 25 })

/** Recorded trades by key, including their fees, as in the database table. */
type Ledger = ReadonlyMap<string, NewTrade>

/** Takes in one batch. Returns the trades that are recorded afterwards, and the decisions. */
function takeIn(before: Ledger, batch: readonly IntakeTrade[]): [Ledger, IntakeDecision[]] {
  let last = before.size
  const plan = planIntake(batch, {
    latestTime: '2026-03-04 23:59:59',
    rules,
    merchants,
    onlyChannel: null,
    recorded: before,
    nextId: () => `${++last}`,
  })
  const after = new Map(before)
  const put = (row: NewTrade) => after.set(keyOf(row.channelCode, row.channelTradeNo), row)
  for (const row of plan.created) put(row)
  for (const { channelCode, channelTradeNo, ...changed } of plan.refunded) {
    const row = before.get(keyOf(channelCode, channelTradeNo))
    if (row) put({ ...row, ...changed })
  }
  return [after, plan.decisions]
}

const empty: Ledger = new Map()
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True if the refunds of a payment add up to its refunded amount, and return the fee of that amount. */
function isBalanced(paid: NewTrade, ledger: Ledger): boolean {
  const refunds = [...ledger.values()].filter(({ originTradeNo }) => originTradeNo === paid.tradeNo)
  const backFen = -sum(refunds.map(({ amountFen }) => amountFen))
  const feeBackFen = -sum(refunds.map(({ feeFen }) => feeFen))
  const isWhole = paid.refundedFen === paid.amountFen
  return (
    backFen === paid.refundedFen &&
    backFen <= paid.amountFen &&
    refunds.every(({ amountFen, feeFen }) => amountFen < 0 && feeFen <= 0) &&
    feeBackFen === feeOf(backFen, paid.ratePpm) &&
    (isWhole ? feeBackFen === paid.feeFen : feeBackFen <= paid.feeFen) &&
    (paid.status === 'REFUNDED') === (isWhole && backFen > 0)
  )
}

const moneyHolds = fc.property(trades, (batch) => {
  const [ledger, decisions] = takeIn(empty, batch)
  const created = decisions.filter(({ outcome }) => outcome === 'CREATED').length
  const payments = [...ledger.values()].filter(({ kind }) => kind === 'PAY')
  return created === ledger.size && payments.every((paid) => isBalanced(paid, ledger))
})

const batchesDontMatter = fc.property(trades, fc.nat(), (all, cut) => {
  const at = cut % (all.length + 1)
  const [whole, decisions] = takeIn(empty, all)
  const [half, first] = takeIn(empty, all.slice(0, at))
  const [parts, second] = takeIn(half, all.slice(at))
  const sorted = (ledger: Ledger) => [...ledger.values()].sort((a, b) => Number(a.id) - Number(b.id))
  const asRow = ({
    id,
    status,
    refundedFen,
    feeFen,
    amountFen,
    tradeNo,
    channelTradeNo,
  }: RecordedTrade & NewTrade) => [id, status, refundedFen, feeFen, amountFen, tradeNo, channelTradeNo]
  return (
    isSame([...first, ...second], decisions) && isSame(sorted(whole).map(asRow), sorted(parts).map(asRow))
  )
})

const repetitionsChangeNothing = fc.property(trades, (batch) => {
  const [ledger, decisions] = takeIn(empty, batch)
  const accepted = batch.filter((_, index) => decisions[index]?.outcome !== 'REJECTED')
  const [again, repeated] = takeIn(ledger, accepted)
  const numbers = decisions.flatMap((one) => (one.outcome === 'REJECTED' ? [] : [one.tradeNo]))
  return (
    isSame([...ledger], [...again]) &&
    isSame(
      repeated,
      numbers.map((tradeNo) => ({ outcome: 'REPEATED', tradeNo })),
    )
  )
})

/** Generates the parts of a payment that are refunded, in two different orders. */
const partsInTwoOrders = fc
  .tuple(
    fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 50_000 })), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.nat({ max: 1_000 }),
  )
  .chain(([parts, restFen]) =>
    fc.record({
      parts: fc.constant(parts),
      restFen: fc.constant(restFen),
      other: fc.shuffledSubarray([...parts.keys()], { minLength: parts.length }),
    }),
  )

const orderOfPartsDoesntMatter = fc.property(partsInTwoOrders, ({ parts, restFen, other }) => {
  const values = { channelCode: 'wechat', shopCode: 's1', payMethod: 'QR' } as const
  const refunds = parts.map(
    (amountFen, index): IntakeTrade => ({
      ...values,
      kind: 'REFUND',
      channelTradeNo: `R${index}`,
      originChannelTradeNo: 'P',
      amountFen,
      paidTime: '2026-03-02 10:00:00',
    }),
  )
  const paid: IntakeTrade = {
    ...values,
    kind: 'PAY',
    channelTradeNo: 'P',
    amountFen: sum(parts) + restFen,
    paidTime: '2026-03-01 10:00:00',
  }
  const results = [refunds, other.flatMap((index) => refunds[index] ?? [])].map((inOrder) => {
    const [ledger, decisions] = takeIn(empty, [paid, ...inOrder])
    const { status, refundedFen } = ledger.get(keyOf('wechat', 'P')) ?? {}
    const feeFen = sum([...ledger.values()].map((row) => row.feeFen))
    return [status, refundedFen, feeFen, decisions.every(({ outcome }) => outcome === 'CREATED')]
  })
  return results[0]?.[3] === true && isSame(results[0], results[1])
})

describe.each([
  ['refunds never exceed their payment and give back exactly the fee of what they refund', moneyHolds],
  ['the same trades have the same result however they are cut into batches', batchesDontMatter],
  ['accepted trades that are sent again change nothing', repetitionsChangeNothing],
  ['parts of a payment can be refunded in any order', orderOfPartsDoesntMatter],
] as const)('%s', (_title, property) => {
  test('in 1,000 runs', () => fc.assert(property as fc.IProperty<unknown>, { numRuns: 1_000 }))
  test('in 100,000 runs', { tags: ['slow'], timeout: 300_000 }, () =>
    fc.assert(property as fc.IProperty<unknown>, { numRuns: 100_000 }),
  )
})
