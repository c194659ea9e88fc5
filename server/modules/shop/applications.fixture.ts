import { beforeAll } from 'vitest'
import type { ShopApplication, ShopDetail } from '#schemas'
import { rowsOf } from '../../../tests/support/rows.ts'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

/** Path of the operations on shops. */
export const BASE = '/jeecg-boot/shopinfo/shopBasicInfo'

interface Answer {
  statusCode: number
  json(): { result: { error: string; fields?: object } }
}

/** Returns the HTTP status, the error code and the invalid fields of an error response. */
export function refusal(answer: Answer) {
  const { error, fields = {} } = answer.json().result
  return [answer.statusCode, error, Object.keys(fields).sort()]
}

/** Starts the server for one test file. Returns the server and functions that submit and review shops. */
export function serveApplications(people: readonly string[] = ['admin', 'clerk', 'reviewer', 'keeper']) {
  const server = serveTests()
  const { run } = rowsOf(server)
  const tokens: Record<string, Record<string, string>> = {}
  let brandId = ''
  beforeAll(async () => {
    Object.assign(tokens, await signInAll(server, people))
    brandId = (await run('select id from brand order by code limit 1'))[0].id
  })

  const send = (
    method: 'POST' | 'PUT',
    path: string,
    payload: object,
    { by = 'clerk', app = server.app, key }: { by?: string; app?: typeof server.app; key?: string } = {},
  ) =>
    app.inject({
      method,
      url: `${BASE}/${path}`,
      payload,
      headers: { ...tokens[by], 'x-locale': 'en-US', ...(key && { 'idempotency-key': key }) },
    })
  const get = async <Result>(path: string, id: string, by = 'clerk'): Promise<Result> =>
    (await server.app.inject({ url: `${BASE}/${path}`, query: { id }, headers: tokens[by] ?? {} })).json()
      .result

  return {
    server,
    run,
    tokens,
    send,
    get,
    /** Creates valid inputs of a new shop. */
    shop: (more: Partial<ShopApplication> = {}) => shopApplication(brandId, more),
    submit: (payload: object, options?: Parameters<typeof send>[3]) =>
      send('POST', 'submit', payload, options),
    detail: (id: string, by?: string) => get<ShopDetail>('queryById', id, by),
    countShops: async () => (await run('select count(*) from shop_basic_info'))[0].count,
  }
}
