import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { ImportCheck } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { multipartOf } from '../../../tests/support/upload.ts'

/** Page whose list imports adjustments of bills. */
export const PAGE = 'bill/BillAdjustmentList'
const PEOPLE = ['admin', 'clerk', 'reviewer', 'keeper'] as const
export type Person = (typeof PEOPLE)[number]

/** A bill with its amounts in fen. */
export interface Bill {
  id: string
  no: string
  payable: number
  adjust: number
  carry: number
  version: number
}

interface By {
  by?: Person
  key?: string
}

/** Content of a file with these rows. */
export const file = (...lines: string[]) => ['账单号,调账金额（元）,原因', ...lines].join('\n')

/** Status and code of an error response. */
export const error = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

const columns = sql`id, bill_no as no, payable_fen as payable, adjust_fen as adjust, carry_fen as carry, version`

/** Starts the server for one test file. Returns functions that import adjustments from files. */
export function serveAdjustmentFiles() {
  const server = serveTests()
  const tokens = {} as Record<Person, Record<string, string>>
  beforeAll(async () => {
    Object.assign(tokens, await signInAll(server, PEOPLE))
  })

  const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(server.services.database.db)).rows

  const post = (path: string, payload: object, { by = 'clerk', key = randomUUID() }: By = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/jeecg-boot/app/imports/${path}`,
      payload,
      headers: { ...tokens[by], 'x-locale': 'en-US', 'idempotency-key': key },
    })

  /** Sends a file as a multipart form. */
  function upload(content: string | Buffer, { by = 'clerk' as Person, page = PAGE, name = 'a.csv' } = {}) {
    const { payload, headers } = multipartOf([
      { name: 'page', body: page },
      { name: 'file', fileName: name, body: content },
    ])
    return server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/imports/check',
      payload,
      headers: { ...tokens[by], 'x-locale': 'en-US', ...headers },
    })
  }

  async function check(content: string): Promise<ImportCheck> {
    const answer = await upload(content)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().result
  }

  const used = new Set<string>()
  /** Finds bills that no other test of the test file changes. */
  async function freshBills(count: number, status = 'PENDING'): Promise<Bill[]> {
    const found = await run(sql<Bill>`select ${columns} from settle_bill where status = ${status}
      and not id = any(${[...used]}::text[]) and payable_fen between 10000 and 1000000 order by id limit ${count}`)
    for (const { id } of found) used.add(id)
    expect(found).toHaveLength(count)
    return found
  }

  /** Imports the same amount for each bill, and returns the id of the batch. */
  async function importAmount(bills: readonly Bill[], amount = '-1.50'): Promise<string> {
    const { id, valid } = await check(file(...bills.map(({ no }) => `${no},${amount},${randomUUID()}`)))
    const answer = await post('run', { id, rows: valid, again: false })
    expect(answer.statusCode, answer.body).toBe(200)
    return id
  }

  return {
    server,
    tokens,
    run,
    post,
    upload,
    check,
    freshBills,
    importAmount,
    billsNow: (bills: readonly Bill[]) =>
      run(
        sql<Bill>`select ${columns} from settle_bill where id = any(${bills.map(({ id }) => id)}::text[]) order by id`,
      ),
  }
}
