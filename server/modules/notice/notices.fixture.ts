import { beforeAll, expect } from 'vitest'
import { rowsOf } from '../../../tests/support/rows.ts'
import { serveTests } from '../../../tests/support/serve-tests.ts'

type Headers = Record<string, string>

/** A valid announcement to all users. */
export const draft = {
  titile: 'fees',
  msgContent: '<p>x</p>',
  msgCategory: '1',
  msgType: 'ALL',
  priority: 'M',
}

export const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

/**
 * Starts the server for one test file. Returns the server, the headers of three users, and functions that
 * write and read announcements.
 */
export function serveNotices() {
  const server = serveTests()
  const { run: rows, userId: idOf } = rowsOf(server)
  const admin: Headers = {}
  const clerk: Headers = {}
  const keeper: Headers = {}
  beforeAll(async () => {
    Object.assign(admin, await server.signIn('admin'))
    Object.assign(clerk, await server.signIn('clerk'))
    Object.assign(keeper, await server.signIn('keeper'))
  })

  const audited = async () =>
    (await rows('select action from audit_log order by seq')).map(({ action }) => action)

  async function call(method: 'GET' | 'PUT' | 'POST', path: string, headers: Headers, payload?: object) {
    const url = `/jeecg-boot/sys/${path}`
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  const add = async (body: object = {}) =>
    (await call('POST', 'annountCement/add', admin, { ...draft, ...body })).result.id as string
  const release = (id: string, headers = admin) =>
    call('GET', `annountCement/doReleaseData?id=${id}`, headers)
  const revoke = (id: string) => call('GET', `annountCement/doReovkeData?id=${id}`, admin)
  const unread = async (headers: Headers, pageSize = 100) =>
    (await call('GET', `annountCement/listByUser?pageSize=${pageSize}`, headers)).result
  const one = (id: string, headers: Headers) => call('GET', `annountCement/queryById?id=${id}`, headers)
  const mine = async (headers: Headers, query = '') =>
    (await call('GET', `sysAnnouncementSend/getMyAnnouncementSend?pageSize=200&${query}`, headers)).result
  const read = (anntId: string, headers: Headers) =>
    call('PUT', 'sysAnnouncementSend/editByAnntIdAndUserId', headers, { anntId })

  const sees = async (id: string, headers: Headers) => [
    idsOf((await unread(headers)).anntMsgList).includes(id),
    (await one(id, headers)).success,
    (await mine(headers)).records.some(({ anntId }: { anntId: string }) => anntId === id),
  ]

  async function released(body: object = {}): Promise<string> {
    const id = await add(body)
    await release(id)
    return id
  }

  return {
    server,
    admin,
    clerk,
    keeper,
    rows,
    idOf,
    audited,
    call,
    add,
    release,
    revoke,
    released,
    unread,
    one,
    mine,
    read,
    sees,
  }
}
