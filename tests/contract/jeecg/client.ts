import type { TestApp } from '../../support/app.ts'

/** Response to a call of the JeecgBoot contract. */
export interface Answer {
  status: number
  success: boolean
  message: string
  code: number | string
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the type of the result.
  result: any
}

type Query = Readonly<Record<string, string>>

/** Query parameters that a JeecgBoot list page sends. */
export const listed: Query = {
  column: 'createTime',
  order: 'desc',
  field: 'id,,,username,realname,sex_dictText,action',
  pageNo: '1',
  pageSize: '10',
}

/** Headers of a JeecgBoot 2.4.6 client. Servers that don't check signatures ignore `x-sign`. */
const headersOf = (token: string) => ({
  'x-access-token': token,
  'x-sign': 'E19D6243CB1945AB4F7202A1B00F77D5',
  'x-timestamp': '20261120051559',
  'tenant-id': '0',
})

/** Returns a timestamp in seconds, which keeps browsers from caching a GET. */
const stamp = (): Query => ({ _t: String(Math.floor(Date.now() / 1000)) })

/**
 * Calls the server as a JeecgBoot client does: with the client's headers and query strings, and without a
 * language.
 */
export function jeecgClient(
  { app }: Pick<TestApp, 'app'>,
  { 'x-access-token': token }: { 'x-access-token': string },
) {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    query: Query,
    payload?: object,
  ) {
    const url = `/jeecg-boot${path}`
    const answer = await app.inject({
      method,
      url,
      query,
      headers: headersOf(token),
      ...(payload && { payload }),
    })
    return { ...answer.json(), status: answer.statusCode } as Answer
  }
  return {
    get: (path: string, query: Query = {}) =>
      call('GET', path, path.startsWith('/sys/dict/getDictItems') ? query : { ...stamp(), ...query }),
    post: (path: string, body: object) => call('POST', path, {}, body),
    put: (path: string, body: object) => call('PUT', path, {}, body),
    remove: (path: string, query: Query) => call('DELETE', path, query),
  }
}

export type JeecgClient = ReturnType<typeof jeecgClient>

/** Queries a list as a JeecgBoot page does, and returns the first record. */
export const firstOf = async (client: JeecgClient, path: string, query: Query = {}) =>
  (await client.get(path, { ...listed, ...query })).result.records[0]

/** Returns one boolean per response: true if the response reports a success. */
export const succeeded = (...answers: Pick<Answer, 'status' | 'success'>[]): boolean[] =>
  answers.map(({ status, success }) => status === 200 && success)
