import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report, ReportPage, ReportResult } from '#schemas'
import { formatPpm } from '#schemas/money'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { reportCsv } from './csv.ts'

let server: TestApp
let token: { 'x-access-token': string }
let day: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.signIn('clerk')
  const { rows } = await sql<{ day: string }>`select max(settle_date) as day from settle_bill`.execute(
    server.services.database.db,
  )
  day = rows[0]?.day ?? ''
})
afterAll(() => server.close())

const ask = (path: string, locale = 'en-US') =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/app/reports/${path}`,
    payload: { page: 'bill/SettleBillReport', params: { byDate: [day, day] } },
    headers: { ...token, 'x-locale': locale },
  })

describe('the file of a report', () => {
  test('the CSV file has the rows and totals of the screen, with amounts in yuan', async () => {
    const { result } = (await ask('run')).json()
    const answer = await ask('csv')

    const lines: string[][] = parse(answer.body, { bom: true })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Bill%20report%20")
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from('﻿'))
    expect(lines[0]).toEqual([
      'Settlement date',
      'Channel',
      'Shop',
      'Bills',
      'Gross',
      'Refunded',
      'Fees',
      'Fee rate',
      'Splits, adjustments, carry-over',
      'Payable',
    ])
    expect(lines).toHaveLength(result.rows.length + 2)
    expect(lines[1]?.[4]).toBe((result.rows[0].gross / 100).toFixed(2))
    expect(lines[1]?.[7]).toBe(formatPpm(result.rows[0].feeRate))
    expect(lines.at(-1)?.slice(0, 4)).toEqual(['Total', '', '', String(result.totals.bills)])
    expect(lines.at(-1)?.at(-1)).toBe((result.totals.payable / 100).toFixed(2))
  })

  test("the CSV file has titles and dictionary texts in the caller's language", async () => {
    const [titles = [], first = []]: string[][] = parse((await ask('csv', 'zh-CN')).body, { bom: true })

    expect(titles.slice(0, 3)).toEqual(['结算日期', '支付渠道', '门店'])
    expect(first[1]).toMatch(/[一-鿿]/)
  })

  test('a name that begins like a formula is escaped in the CSV file', async () => {
    await sql`update shop_basic_info set shop_name = '=HYPERLINK("http://evil","x")'`.execute(
      server.services.database.db,
    )

    const lines: string[][] = parse((await ask('csv')).body, { bom: true })

    expect(lines[1]?.[2]).toBe('\'=HYPERLINK("http://evil","x")')
  })

  test.each([
    ['en-US', '2026 Q2'],
    ['zh-CN', '2026年第2季度'],
  ] as const)('a quarter is written in the language %s', async (locale, title) => {
    const lines = await fileOf({
      dimensions: [{ id: 'time', field: 'settleDate', bucket: 'quarter', title: 'Quarter' }],
      columns: [{ id: 'time', role: 'dimension', type: 'text' }],
      rows: [{ time: '2026-Q2' }],
      locale,
    })

    expect(lines[1]).toEqual([title])
  })
})

test('the other rows of top groups have a title in the CSV file', async () => {
  const lines = await fileOf({
    dimensions: [
      { id: 'channel', field: 'channelCode', title: 'x', cell: 'Dict', top: { count: 1, by: 'bills' } },
    ],
    columns: [{ id: 'channel', role: 'dimension', type: 'text' }],
    rows: [{ channel: null, 'channel.others': 1 }],
    locale: 'zh-CN',
  })

  expect(lines[1]).toEqual(['其他'])
})

interface FileParts extends Pick<ReportResult, 'columns' | 'rows'> {
  dimensions: Report['dimensions']
  locale: Locale
}

/** Returns the lines of the CSV file of a result. */
async function fileOf({ dimensions, columns, rows, locale }: FileParts): Promise<string[][]> {
  const page: ReportPage = {
    format: 1,
    id: 'bill/TestReport',
    kind: 'report',
    title: 'Test',
    report: {
      source: { model: 'SettleBill' },
      dimensions,
      measures: [{ id: 'bills', fn: 'count', title: 'Bills' }],
      budget: { maxRows: 10, maxSeconds: 1 },
    },
  }
  const result: ReportResult = {
    columns,
    rows,
    subtotals: [],
    totals: {},
    checks: [],
    isCut: false,
    ranAt: '2026-05-01 00:00:00',
    millis: 1,
  }
  return parse(await text(reportCsv({ page, result, locale, dictText: () => undefined })), { bom: true })
}
