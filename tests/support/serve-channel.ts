import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { OperationKind } from '../../schemas/index.ts'
import { withTransaction } from '../../server/db/index.ts'
import type { NewOperation } from '../../server/platform/channel/create-operations.ts'
import { createOperationHandler } from '../../server/platform/channel/handler.ts'
import { createChannelOperations } from '../../server/platform/channel/operations.ts'
import { signRequest } from '../../server/platform/request-signature/signature.ts'
import type { TestAppOptions } from './app.ts'
import { type ChannelGateway, startChannelGateway } from './channel-gateway.ts'
import { servePeople } from './serve-people.ts'

/** Secret and key id of the test gateway. */
export const GATEWAY_SECRET = 'the-secret-of-the-gateway-for-tests'
export const GATEWAY_KEY = 'gaiwan-1'

type Person = 'admin' | 'clerk' | 'reviewer' | 'keeper'

/** Starts a server with the channel `gate`. The channel has its own test gateway and one active merchant. */
export function serveChannel(options: TestAppOptions = {}) {
  const people = servePeople<Person>(['admin', 'clerk', 'reviewer', 'keeper'], {
    ...options,
    env: { CHANNEL_TIMEOUT_SECONDS: '1', OUTBOUND_PRIVATE_HOSTS: '127.0.0.1', ...options.env },
  })
  const { server, call, run: query } = people
  const gate = {} as { gateway: ChannelGateway; shopId: string; merchantId: string }

  beforeAll(async () => {
    gate.gateway = await startChannelGateway(GATEWAY_SECRET)
    const body = {
      code: 'gate',
      name: 'Gate',
      adapter: 'http',
      ratePpm: 3800,
      settleCycle: 'T+1',
      status: 'ACTIVE',
      gatewayUrl: gate.gateway.url,
      keyId: GATEWAY_KEY,
      secret: GATEWAY_SECRET,
    }
    await call('POST', '/channel/payChannel/add', { body })
    const [shop] = await query(
      "select id, sys_org_code from shop_basic_info where status = 'ACTIVE' order by shop_code limit 1",
    )
    Object.assign(gate, { shopId: shop.id, merchantId: 'merchant-gate' })
    await query(
      `insert into channel_merchant (id, shop_id, channel_code, merchant_no, rate_ppm, effective_date, status,
        sys_org_code) values ($1, $2, 'gate', '88001', 3800, '2026-01-01', 'ACTIVE', $3)`,
      [gate.merchantId, gate.shopId, shop.sys_org_code],
    )
  })
  beforeEach(async () => {
    gate.gateway.mode = 'answer'
    gate.gateway.omits = undefined
    gate.gateway.adds = {}
    await query('delete from channel_breaker')
    await query(
      `update channel_operation set status = 'SUCCEEDED', message_id = null
       where channel_code = 'gate' and status not in ('SUCCEEDED', 'REJECTED', 'CANCELLED')`,
    )
  })
  afterAll(() => gate.gateway.close())

  return {
    ...people,
    gate,

    /**
     * Creates an operation for the shop of the channel `gate`, or of another channel that `more` names.
     * Returns the id of the operation. With `isHeld`, the operation is processed only by calls of `step`.
     */
    create: (kind: OperationKind, more: Partial<NewOperation> = {}): Promise<string> =>
      withTransaction(server.services.database.db, async (tx) => {
        const operations = createChannelOperations(server.services)
        const operation = { kind, shopId: gate.shopId, channelCode: 'gate', ...more }
        const nextId = () => server.services.ids.nextId()
        return (await operations.create(tx, operation, { by: 'clerk', at: new Date(), nextId })).id
      }),

    /** Reads the row of an operation. */
    operation: async (id: string) => (await query('select * from channel_operation where id = $1', [id]))[0],

    /** Processes the next step of an operation now, even if this step is due later. */
    async step(id: string, signal: AbortSignal = new AbortController().signal, isLast = false) {
      const handle = createOperationHandler(server.services, server.app.log)
      const [{ message_id }] = await query(
        `update channel_operation set message_id = coalesce(message_id, 'by-hand') where id = $1
         returning message_id`,
        [id],
      )
      await handle({ id: message_id, data: { operationId: id }, attempt: 1, isLast, signal })
    },

    /** Sends a call-back with this body, signed with the key of the gateway. */
    async callBack(body: object): Promise<{ status: number; result: { isApplied: boolean } }> {
      const path = '/jeecg-boot/channel/callback/gate'
      const payload = JSON.stringify(body)
      const signed = signRequest({
        method: 'POST',
        url: `http://gaiwan${path}`,
        body: payload,
        keyId: GATEWAY_KEY,
        secret: GATEWAY_SECRET,
        now: server.services.clock(),
      })
      const headers = { 'content-type': 'application/json', ...signed }
      const answer = await server.app.inject({ method: 'POST', url: path, payload, headers })
      return { status: answer.statusCode, ...answer.json() }
    },

    /** Waits until an operation has this status. Skips the pauses between the requests of the operation. */
    finished: (id: string, status: string): Promise<void> =>
      vi.waitFor(
        async () => {
          const [{ channel_code }] = await query('select channel_code from channel_operation where id = $1', [
            id,
          ])
          await server.services.queues.drain(`channel-${channel_code}`)
          const [row] = await query('select status, fail_reason from channel_operation where id = $1', [id])
          expect(row).toMatchObject({ status })
        },
        { timeout: 15_000 },
      ),

    /** Returns the transitions of an operation, in order. */
    transitions: async (id: string): Promise<string[]> =>
      (
        await query(
          `select transition from state_transition where subject_kind = 'channel_operation' and subject_id = $1
           order by version`,
          [id],
        )
      ).map(({ transition }) => transition),
  }
}
