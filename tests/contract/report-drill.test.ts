import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bucket, ListPage, Report, ReportPage } from '#schemas'
import { readAddress } from '../../runtime/list/address.ts'
import { toFilterParams } from '../../runtime/list/filters.ts'
import { keyFields } from '../../runtime/list/search-keys.ts'
import { createDrill } from '../../runtime/report/drill.ts'
import { planReport } from '../../server/modules/report/plan.ts'
import { runPlan } from '../../server/modules/report/run.ts'
import { unlimitedScope } from '../../server/platform/http/data-scope.ts'
import { registry } from '../../server/registry.ts'
import { createTestApp, type TestApp } from '../support/app.ts'

const readPage = <Page>(name: string): Page =>
  JSON.parse(readFileSync(new URL(`../../schemas/pages/bill/${name}.page.json`, import.meta.url), 'utf8'))
const shipped = readPage<ReportPage>('settle-bill-report')
const listFields = keyFields(readPage<ListPage>('settle-bill-list').list.search?.fields ?? [])

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = await server.signIn('admin')
})
afterAll(() => server.close())

/** Returns the number of bills that the list shows when a user opens this link. */
async function countOfLink(link: string): Promise<number> {
  const { values } = readAddress(link.slice(link.indexOf('?')), {
    fields: listFields,
    defaults: {},
    sortable: new Set(),
    defaultSort: undefined,
    defaultSize: 20,
  })
  const query = new URLSearchParams(toFilterParams(listFields, values))
  const url = `/jeecg-boot/bill/settleBill/list?${query}`
  const answer = await server.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().result.total
}

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

test.each<Bucket>(['day', 'week', 'month', 'quarter', 'year'])(
  'each figure by %s opens as many bills as it counts, in a range that cuts buckets',
  async (bucket) => {
    const [from, to] = [day(17), day(3)]
    const drill = {
      page: 'bill/SettleBillList',
      query: {
        settleDate: { dimension: 'day', filter: 'byDate' },
        channelCode: { dimension: 'channel', filter: 'byChannel' },
        shopId: { filter: 'byShop' },
        status: { filter: 'byStatus' },
      },
    }
    const when = { field: 'status', op: 'in', value: ['HELD', 'PENDING'] } as const
    const report: Report = {
      ...shipped.report,
      dimensions: [
        { id: 'day', field: 'settleDate', bucket, title: 'Time' },
        { id: 'channel', field: 'channelCode', title: 'Channel' },
      ],
      measures: [
        { id: 'bills', fn: 'count', title: 'Bills' },
        { id: 'open', fn: 'count', when, title: 'Open' },
      ],
      drill,
      sort: [],
    }
    const page = { ...shipped, report }
    const resource = registry.reports.SettleBill
    if (!resource) throw new Error('no report of bills')
    const plan = planReport(page, resource, 'table', { permissions: new Set() })
    const { rows, subtotals, totals } = await runPlan(server.services.database.db, plan, {
      conditions: [
        { field: 'settleDate', op: 'gte', values: [from] },
        { field: 'settleDate', op: 'lte', values: [to] },
      ],
      scope: unlimitedScope,
      user: {},
    })
    const fields = keyFields(report.filters ?? [])
    const linkOf = createDrill({ page, drill, path: '/bills', fields, values: { settleDate: [from, to] } })

    const sets = [{ by: ['day', 'channel'], rows }, ...subtotals, { by: [], rows: [totals] }]
    expect(Number(totals.bills)).toBeGreaterThan(0)
    for (const { by, rows: groups } of sets) {
      for (const row of groups) {
        for (const measure of ['bills', 'open'])
          expect(await countOfLink(linkOf(row, by, measure) ?? '')).toBe(row[measure])
      }
    }
  },
)
