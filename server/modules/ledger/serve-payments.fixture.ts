import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { addDays } from '../../records/settlement/settle-date.ts'
import { payReceiversJob } from './pay-job.ts'
import { insertOrder } from './settled-order.fixture.ts'

/**
 * Starts a server with a channel for one test file. Returns the server and functions that pay and return
 * amounts of orders.
 */
export function servePayments() {
  const channel = serveChannel()
  const { gate, headers, run: query, server } = channel

  let number = 0
  /**
   * Inserts a settled bill with an order that has these amounts. Returns the id, which the bill and the order
   * share.
   */
  async function settledOrder(parts: readonly number[], billStatus = 'SETTLED'): Promise<string> {
    const id = server.services.ids.nextId()
    const settleDate = addDays('2026-01-01', ++number)
    await insertOrder(server.services.database.db, {
      id,
      shopId: gate.shopId,
      channelCode: 'gate',
      settleDate,
      parts,
      billStatus,
    })
    return id
  }

  const order = async (id: string) => (await query('select status from ledger_order where id = $1', [id]))[0]
  const details = (id: string) =>
    query('select * from ledger_detail where order_id = $1 order by line_no', [id])
  const operationsOf = (id: string, kind = 'SPLIT') =>
    query(
      `select request_no, status, amount_fen from channel_operation where kind = $2 and subject_id like $1
       order by id`,
      [`${id}-%`, kind],
    )
  /**
   * Reads two balances of a bill from the journal: the amount owed to receivers, and the amount that the
   * channel holds.
   */
  const balances = async (billId: string) =>
    (
      await query(
        `select coalesce(sum(amount_fen) filter (where account = 'SPLIT_PAYABLE'), 0)::bigint as receivers,
           coalesce(sum(amount_fen) filter (where account = 'CHANNEL_CLEARING'), 0)::bigint as channel
         from ledger_entry where bill_id = $1`,
        [billId],
      )
    )[0]

  const pay = (log: (line: string) => void = () => undefined) =>
    payReceiversJob.run({}, {
      services: server.services,
      signal: new AbortController().signal,
      log,
    } as never)

  const becomes = (id: string, statuses: readonly string[]) =>
    vi.waitFor(
      async () => {
        await server.services.queues.drain('channel-gate')
        expect((await details(id)).map(({ status }) => status)).toEqual(statuses)
      },
      { timeout: 15_000 },
    )

  const step = (name: 'retry' | 'return', detail: { id: string; version: number }, by = 'admin') =>
    server.app
      .inject({
        method: 'PUT',
        url: `/jeecg-boot/ledger/ledgerDetail/${name}`,
        headers: { ...headers[by as 'admin'], 'idempotency-key': randomUUID() },
        payload: {
          id: detail.id,
          version: detail.version,
          ...(name === 'return' && { reason: 'Wrong receiver' }),
        },
      })
      .then((answer) => ({ status: answer.statusCode, ...answer.json() }))

  async function paidOrder(parts: readonly number[]): Promise<string> {
    const id = await settledOrder(parts)
    await pay()
    await becomes(
      id,
      parts.map(() => 'SUCCEEDED'),
    )
    return id
  }

  /**
   * Marks the operation of an amount as failed without an answer of the channel. Returns its request number.
   */
  async function giveUp(kind: 'SPLIT' | 'SPLIT_RETURN', detailId: string, status: string): Promise<string> {
    await query("update ledger_detail set status = $2, fail_reason = 'no answer' where id = $1", [
      detailId,
      status,
    ])
    const [{ request_no }] = await query(
      `update channel_operation set status = 'FAILED', message_id = null where subject_id = $1 and kind = $2
       returning request_no`,
      [detailId, kind],
    )
    return request_no
  }

  return {
    ...channel,
    query,
    settledOrder,
    paidOrder,
    order,
    details,
    operationsOf,
    balances,
    pay,
    becomes,
    step,
    giveUp,
  }
}
