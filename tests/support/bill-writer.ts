import { randomUUID } from 'node:crypto'

/** A change of a bill, as it was sent to the server. */
export interface BillChange {
  key: string
  step: 'confirm' | 'hold' | 'unhold'
  body: { id: string; version: number; reason?: string }
}

/** A change that the server acknowledged, so it must never be lost. */
export interface AcknowledgedChange extends BillChange {
  /** The response body, byte for byte. */
  text: string
  status: string
  version: number
}

/** Functions that call one server as a signed-in user. */
export interface Caller {
  send(change: BillChange): Promise<{ code: number; text: string }>
  bill(id: string): Promise<{ status: string; version: number; billNo: string }>
  /** Posts a change. Rejects if the change fails. */
  post(path: string, body: object): Promise<void>
  /** Reads this number of pending bills. */
  pending(count: number): Promise<{ id: string; version: number }[]>
}

interface Answer<Result> {
  result: Result
}

/** Signs in to a product over HTTP. */
export async function createCaller(url: string, username = 'clerk'): Promise<Caller> {
  const base = `${url}/jeecg-boot`
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${base}/sys/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password: '123456' }),
  })
  const { result } = (await login.json()) as Answer<{ token: string }>
  const headers = { ...json, 'x-access-token': result.token }
  const get = async <Result>(path: string): Promise<Result> => {
    const answer = await fetch(base + path, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as Answer<Result>).result
  }
  return {
    send: async ({ key, step, body }) => {
      const answer = await fetch(`${base}/bill/settleBill/${step}`, {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      return { code: answer.status, text: await answer.text() }
    },
    post: async (path, body) => {
      const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
      const { success, message } = (await answer.json()) as { success: boolean; message: string }
      if (!success) throw new Error(`${path}: ${message}`)
    },
    bill: (id) => get(`/bill/settleBill/queryById?id=${id}`),
    pending: async (count) => {
      const path = `/bill/settleBill/list?status=PENDING&pageSize=${count}`
      return (await get<{ records: { id: string; version: number }[] }>(path)).records
    },
  }
}

/** Changes that a writer makes to each bill, in this order. */
const rounds = ['hold', 'unhold', 'hold', 'unhold', 'confirm'] as const

function* changesOf(bill: { id: string; version: number }): Generator<BillChange> {
  for (const [done, step] of rounds.entries()) {
    const body = {
      id: bill.id,
      version: bill.version + done,
      ...(step === 'hold' && { reason: 'to be checked' }),
    }
    yield { key: randomUUID(), step, body }
  }
}

/**
 * Changes of one writer: all changes that the server acknowledged, and the last change if it got no response.
 */
export interface WriteLog {
  acknowledged: AcknowledgedChange[]
  unanswered: BillChange | undefined
}

/**
 * Changes bills until the product stops. Throws if the server rejects a change, because all changes are
 * valid.
 */
export async function writeUntilStopped(
  caller: Caller,
  bills: readonly { id: string; version: number }[],
  writeLog: WriteLog,
): Promise<void> {
  for (const change of bills.flatMap((bill) => [...changesOf(bill)])) {
    writeLog.unanswered = change
    const answer = await caller.send(change).catch(() => undefined)
    if (answer === undefined || answer.code >= 500) return
    if (answer.code !== 200) throw new Error(`${change.step}: ${answer.code} ${answer.text}`)
    const { result } = JSON.parse(answer.text) as Answer<{ status: string; version: number }>
    writeLog.acknowledged.push({ ...change, text: answer.text, ...result })
    writeLog.unanswered = undefined
  }
}
