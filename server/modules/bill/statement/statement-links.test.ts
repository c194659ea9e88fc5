import { beforeAll, expect, test } from 'vitest'
import type { DetailPage, ShopStatement } from '#schemas'
import file from '../../../../schemas/pages/bill/shop-statement.page.json' with { type: 'json' }
import { serveTests } from '../../../../tests/support/serve-tests.ts'

const page = file as unknown as DetailPage

const server = serveTests()
let headers: Record<string, string>
let statement: ShopStatement
beforeAll(async () => {
  headers = await server.signIn('admin')
  statement = (await get('/bill/settleBill/statement', await insertBills())).json().result
})

const get = (path: string, query: Record<string, string>) =>
  server.app.inject({ url: `/jeecg-boot${path}`, query, headers })

/**
 * Inserts two bills of a shop: one with a debt before the shop's first bill, and one with a returned amount
 * after its last bill. Returns the parameters of a statement that starts between the two dates.
 */
async function insertBills() {
  const { pool } = server.services.database
  // The returned amount has no receiver.
  await pool.query('alter table settle_bill disable trigger settle_bill_splits_added')
  const [target] = (
    await pool.query(`select shop_id as "shopId", (min(settle_date) - 1)::date as debt,
        (min(settle_date) + 10)::date as from, (max(settle_date) + 1)::date as to from settle_bill
      group by shop_id order by count(*) filter (where status <> 'SETTLED') desc, shop_id limit 1`)
  ).rows
  await pool.query(
    `with bill as (
       insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date, trade_end_date,
         trade_count, refund_count, gross_fen, refund_fen, fee_fen, split_out_fen, split_in_fen, adjust_fen,
         carry_fen, payable_fen, status, sys_org_code)
       select bill.id, bill.id, shop.id, 'wechat', day, day, day, 0, 0, 0, refund, 0, 0, split_in, 0, carry,
         split_in, 'PENDING', shop.sys_org_code
       from shop_basic_info shop, (values ('debt', $2::date, 700, 0, 700), ('returned', $3::date, 0, 900, 0))
         bill (id, day, refund, split_in, carry)
       where shop.id = $1)
     insert into settle_bill_item (id, bill_id, kind, amount_fen) values ('refund', 'debt', 'REFUND', -700),
       ('carry', 'debt', 'CARRY', 700), ('returned', 'returned', 'SPLIT_IN', 900)`,
    [target.shopId, target.debt, target.to],
  )
  const { shopId, from, to } = target
  return { shopId, from, to }
}

type Figure = keyof ShopStatement & `${string}Fen`
interface Link {
  page: string
  query: Record<string, keyof ShopStatement>
  fixed?: Record<string, string>
}

/** Finds the link of a figure in the groups of the page. */
function linkOf(figure: Figure): Link {
  const fields = page.detail.nodes.flatMap((node) => (node.node === 'group' ? node.nodes : []))
  return fields.find(({ field }) => field === figure)?.props as unknown as Link
}

/** Returns the sum of a column in the list that opens with the link of a figure. */
async function linkedSum(figure: Figure, path: string, column: string): Promise<number> {
  const { query, fixed } = linkOf(figure)
  const filters = Object.entries(query).flatMap(([name, field]) => {
    const value = statement[field]
    if (value === null) return []
    const [first = '', last = ''] = String(value).split(',')
    return name === 'settleDate'
      ? [
          ['settleDate_begin', first],
          ['settleDate_end', last],
        ]
      : [[name, String(value)]]
  })
  const totals = `sum:${column}`
  const answer = await get(path, { ...fixed, ...Object.fromEntries(filters), totals })
  return answer.json().result.totals[totals]
}

test('the amount that was split in opens journal entries that add up to it', async () => {
  expect(linkOf('splitInFen').page).toBe('ledger/LedgerEntryList')
  expect(statement.splitInFen).toBe(900)
  expect(await linkedSum('splitInFen', '/ledger/ledgerEntry/totals', 'amountFen')).toBe(900)
})

test.each<[Figure, string]>([
  ['payableFen', 'payableFen'],
  ['carryFen', 'carryFen'],
])('%s opens bills that add up to it', async (figure, column) => {
  expect(linkOf(figure).page).toBe('bill/SettleBillList')
  expect(await linkedSum(figure, '/bill/settleBill/totals', column)).toBe(statement[figure])
})

test.each<Figure>(['openingDebtFen', 'closingDebtFen'])(
  '%s opens bills whose carried amounts add up to it with the opposite sign',
  async (figure) => {
    expect(statement[figure]).toBe(-700)
    expect(linkOf(figure).page).toBe('bill/SettleBillList')
    expect(await linkedSum(figure, '/bill/settleBill/totals', 'carryFen')).toBe(700)
  },
)

test.each([
  ['openingUnpaidFen', 'beforeTab', 'before'],
  ['paidFen', 'payoutsTab', 'payments'],
  ['closingUnpaidFen', 'unpaidTab', 'unpaid'],
] as const)('%s opens a tab with bills that add up to it', (figure, tab, field) => {
  const tabs = page.detail.nodes.flatMap((node) => (node.node === 'tabs' ? node.items : []))

  expect(linkOf(figure)).toMatchObject({ page: page.id, fixed: { 'tab-rows': tab } })
  expect(tabs.find(({ id }) => id === tab)?.nodes).toMatchObject([{ field, total: ['payableFen'] }])
  expect(statement[field].length).toBeGreaterThan(0)
  expect(statement[field].reduce((sum, { payableFen }) => sum + payableFen, 0)).toBe(statement[figure])
})
