import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { multipartOf, PNG } from '../../support/upload.ts'

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const random = (max: number) => Math.floor(Math.random() * max)

const LISTS = [
  '/bill/settleBill/list?',
  `/bill/tradeOrder/list?paidTime_begin=${dayBefore(60)}&paidTime_end=${dayBefore(0)}&`,
  '/bill/billAdjustment/list?',
  '/shopinfo/shopBasicInfo/list?',
  '/sys/user/list?',
  '/sys/annountCement/list?',
]
const JSON_TYPE = { 'content-type': 'application/json' }
/** Time in ms after which a call is repeated if the server was busy. */
const RETRY_MS = 200
const OPEN_MS = 200

interface Session {
  id: string
  token: string
}

interface Bill {
  id: string
  billNo: string
  shopId: string
}

interface Call {
  method?: string
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/**
 * Creates a function that calls the API. Each call comes from another address, since the rate limits of routes
 * count by address. The server must trust this client as a proxy.
 */
function createSend(base: string) {
  let calls = 0
  return async function send(path: string, call: Call = {}): Promise<Response> {
    calls += 1
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const answer = await fetch(base + path, {
      ...call,
      headers: { 'X-Forwarded-For': address, ...call.headers },
    })
    if (answer.ok) return answer
    const text = await answer.text()
    if (answer.status !== 503) throw new Error(`${path}: ${answer.status} ${text}`)
    await wait(RETRY_MS)
    return send(path, call)
  }
}

/** Creates the calls of a mixed load: what clerks do in the screens, and what their browsers do for them. */
export async function createCalls(url: string): Promise<Record<string, () => Promise<unknown>>> {
  const base = `${url}/jeecg-boot`
  const send = createSend(base)

  async function signIn(username: string): Promise<Session> {
    const body = JSON.stringify({ username, password: '123456' })
    const answer = await send('/sys/login', { method: 'POST', headers: JSON_TYPE, body })
    const { result } = await answer.json()
    return { id: result.userInfo.id, token: result.token }
  }

  const { id, token } = await signIn('admin')
  const signedIn = { 'X-Access-Token': token }
  const read = async (path: string) => (await (await send(path, { headers: signedIn })).json()).result
  const write = (method: string, path: string, body?: object) => {
    const headers = { ...signedIn, ...JSON_TYPE, 'Idempotency-Key': randomUUID() }
    return send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
  const sendForm = async (path: string, parts: Parameters<typeof multipartOf>[0]) => {
    const { payload, headers } = multipartOf(parts)
    const body = new Uint8Array(payload as Buffer)
    return (await send(path, { method: 'POST', headers: { ...signedIn, ...headers }, body })).arrayBuffer()
  }

  const bills: Bill[] = (await read('/bill/settleBill/list?pageSize=100')).records
  const bill = () => bills[random(bills.length)] as Bill
  const adjustments = ['账单号,调账金额（元）,原因', ...bills.map(({ billNo }) => `${billNo},1.00,rounding`)]

  return {
    list: () => read(`${LISTS[random(LISTS.length)]}pageNo=${1 + random(5)}&pageSize=${10 + random(40)}`),
    search: () => read(`/bill/settleBill/list?billNo=B2026${random(10_000)}*&pageSize=20`),
    totals: () =>
      read(`/bill/settleBill/totals?totals=sum:adjustFen&settleDate_begin=${dayBefore(random(60))}`),
    detail: () => read(`/bill/settleBill/queryById?id=${bill().id}`),
    history: () => read(`/bill/settleBill/history?id=${bill().id}`),
    statement: () =>
      read(`/bill/settleBill/statement?shopId=${bill().shopId}&from=${dayBefore(20)}&to=${dayBefore(0)}`),
    menu: () => read('/sys/permission/getUserPermissionByToken'),
    dictionary: () => read('/sys/dict/getDictItems/pay_channel_code'),
    async save() {
      const values = { name: 'x'.repeat(2_000) }
      const draft = { page: 'shopinfo/ShopForm', pageVersion: '1', title: 'Draft', values }
      const { result } = await (await write('PUT', '/app/drafts', draft)).json()
      await (await write('DELETE', `/app/drafts/${result.id}`)).arrayBuffer()
    },
    async export() {
      const columns = ['billNo', 'status', 'payableFen', 'settleDate']
      const format = random(2) === 0 ? 'csv' : 'xlsx'
      const body = { page: 'bill/SettleBillList', format, columns, query: {} }
      await (await write('POST', '/app/lists/export', body)).arrayBuffer()
    },
    async report() {
      const params = { byDate: [dayBefore(30 + random(30)), dayBefore(0)] }
      const body = { page: 'bill/SettleBillReport', view: 'table', params }
      await (await write('POST', '/app/reports/run', body)).arrayBuffer()
    },
    import: () =>
      sendForm('/app/imports/check', [
        { name: 'page', body: 'bill/BillAdjustmentList' },
        { name: 'file', fileName: 'adjustments.csv', body: adjustments.join('\n') },
      ]),
    upload: () => sendForm('/sys/common/upload', [{ name: 'file', fileName: 'licence.png', body: PNG }]),
    async socket() {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/websocket/${id}`, [token])
      await once(socket, 'open')
      await wait(OPEN_MS)
      socket.close()
      await once(socket, 'close')
    },
    signIn: () => signIn('clerk'),
  }
}
