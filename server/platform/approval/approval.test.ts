import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdjustBill } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { contentHashes } from './service.ts'

const PEOPLE = ['admin', 'clerk', 'reviewer', 'configurator'] as const
type Person = (typeof PEOPLE)[number]
const PAGE = 'bill/BillAdjustmentForm'

let server: TestApp
let tokens: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp({ env: { ADJUSTMENT_SIGNATURE_FEN: '5000' } })
  tokens = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const query = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows

const used: string[] = []
/** Creates the body of an adjustment that requires an approval. No other test uses the adjusted bill. */
async function adjustment(): Promise<AdjustBill> {
  const [bill] = await query(
    `select id, version from settle_bill where status = 'PENDING' and not id = any($1)
      and not exists (select from bill_adjustment a where a.bill_id = settle_bill.id) order by id limit 1`,
    [used],
  )
  used.push(bill.id)
  return { billId: bill.id, version: bill.version, amountFen: 5000, reason: 'lost on the way' }
}
interface Asking {
  by?: Person
  page?: string
}
const post = (path: string, payload: object, { by = 'clerk', page = PAGE }: Asking = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/${path}`,
    payload,
    headers: { ...tokens[by], 'x-page-id': page, 'idempotency-key': randomUUID() },
  })
const sign = (content: object, more: object = {}, asking: Asking = {}) =>
  post(
    'app/signatures',
    { operation: 'bill.adjust', content, username: 'reviewer', password: '123456', ...more },
    asking,
  )
const signed = async (content: object): Promise<string> => (await sign(content)).json().result.signature
const adjust = (body: object, asking: Asking = {}) => post('bill/billAdjustment/add', body, asking)
const get = async (path: string, asked: Record<string, string>) =>
  (await server.app.inject({ url: `/jeecg-boot/${path}`, query: asked, headers: tokens.admin })).json().result
const failuresOf = async (username: string): Promise<number> =>
  (
    await query('select coalesce(sum(failures), 0)::int as n from login_failure where subject = $1', [
      `user:${username}`,
    ])
  )[0].n
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

test('the approver of an adjustment is shown beside its author, in the list and at the line of its bill', async () => {
  const body = await adjustment()
  const done = await adjust({ ...body, signature: await signed(body) })

  const list = await get('bill/billAdjustment/list', { billId: body.billId, signedBy: 'reviewer' })
  const detail = await get('bill/billAdjustment/queryById', { id: done.json().result.id })
  const bill = await get('bill/settleBill/queryById', { id: body.billId })

  expect(done.json().success).toBe(true)
  expect(list.records).toEqual([
    expect.objectContaining({ id: done.json().result.id, createBy: 'clerk', signedBy: 'reviewer' }),
  ])
  const names = await query("select username, realname from sys_user where username in ('clerk', 'reviewer')")
  const nameOf = Object.fromEntries(names.map(({ username, realname }) => [username, realname]))
  expect(detail).toMatchObject({
    ...list.records[0],
    createByName: nameOf.clerk,
    signedByName: nameOf.reviewer,
    events: [
      { kind: 'APPROVED', by: 'reviewer', byName: nameOf.reviewer, reason: null },
      { kind: 'ADJUSTED', by: 'clerk', byName: nameOf.clerk, reason: body.reason },
    ],
  })
  expect(bill.items).toContainEqual(
    expect.objectContaining({
      kind: 'ADJUSTMENT',
      amountFen: 5000,
      adjustedBy: 'clerk',
      adjustedTime: list.records[0].createTime,
      signedBy: 'reviewer',
    }),
  )
})

describe('approvals', () => {
  test('an approval allows its adjustment once, and the log names both users', async () => {
    const body = await adjustment()
    const signature = await signed(body)

    const done = await adjust({ ...body, signature })
    const again = await adjust({ ...body, signature, version: body.version })

    expect(done.json().success).toBe(true)
    expect(again.json().success).toBe(false)
    const [given] = await query(
      "select * from audit_log where action = 'signature.give' order by seq desc limit 1",
    )
    const [made] = await query(
      "select * from audit_log where action = 'bill.adjust' order by seq desc limit 1",
    )
    expect(given).toMatchObject({
      username: 'clerk',
      page_id: PAGE,
      detail: { signer: 'reviewer', asker: 'clerk', operation: 'bill.adjust' },
    })
    expect(made).toMatchObject({
      username: 'clerk',
      detail: { signedBy: 'reviewer', signature: given.subject_id },
    })
  })

  test('a used approval is refused for another bill and for the same one', async () => {
    const body = await adjustment()
    const signature = await signed(body)
    await adjust({ ...body, signature })
    await query('update settle_bill set version = $2 where id = $1', [body.billId, body.version])

    expect(failure(await adjust({ ...body, signature }))).toEqual([400, 'SIGNATURE_INVALID'])
  })

  test('an approval opens no session, and its token is not stored', async () => {
    const [before] = await query('select count(*) from sys_session')

    const answer = await sign(await adjustment())

    expect(await query('select count(*) from sys_session')).toEqual([before])
    const { signature, signerName } = answer.json().result
    expect(signerName).toMatch(/./)
    const stored = await query('select row_to_json(s)::text as text from four_eyes_signature s')
    expect(stored.map(({ text }) => text).join()).not.toContain(signature)
  })

  test.each([
    ['another amount', { amountFen: 5001 }],
    ['another reason', { reason: 'found again' }],
    ['another version', { version: 9 }],
  ])('an approval is refused for %s', async (_, more) => {
    const body = await adjustment()
    const signature = await signed({ ...body, ...more })

    expect(failure(await adjust({ ...body, signature }))).toEqual([400, 'SIGNATURE_INVALID'])
  })

  test('an approval is refused for another user or page', async () => {
    const body = await adjustment()
    const signature = await signed(body)

    expect(failure(await adjust({ ...body, signature }, { by: 'admin' }))).toEqual([400, 'SIGNATURE_INVALID'])
    expect(failure(await adjust({ ...body, signature }, { page: 'bill/Other' }))).toEqual([
      400,
      'SIGNATURE_INVALID',
    ])
    expect((await adjust({ ...body, signature })).json().success).toBe(true)
  })

  test('simultaneous approvals do not block each other: each is checked on the connection of its operation', async () => {
    const body = await adjustment()
    const signature = await signed(body)
    const { pool } = server.services.database
    const taken = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()))

    const answer = await adjust({ ...body, signature })
    for (const connection of taken) connection.release()

    expect(answer.statusCode).toBe(200)
  })

  test('an approval is invalid once its approver loses the permission or the bill', async () => {
    const body = await adjustment()
    const signature = await signed(body)
    await query("update sys_user set status = 2 where username = 'reviewer'")

    const answer = await adjust({ ...body, signature })
    await query("update sys_user set status = 1 where username = 'reviewer'")

    expect(failure(answer)).toEqual([400, 'SIGNATURE_INVALID'])
    expect((await adjust({ ...body, signature })).json().success).toBe(true)
  })

  test('an approval expires after ten minutes', async () => {
    const body = await adjustment()
    const signature = await signed(body)
    server.wait(601_000)

    expect(failure(await adjust({ ...body, signature }))).toEqual([400, 'SIGNATURE_INVALID'])
  })

  test('amounts from the configured one on require an approval, positive or negative; lower ones do not', async () => {
    const body = await adjustment()

    const answer = await adjust({ ...body, amountFen: -5000 })

    expect(failure(answer)).toEqual([400, 'SIGNATURE_NEEDED'])
    expect(Object.keys(answer.json().result.fields)).toEqual(['signature'])
    expect((await adjust({ ...body, amountFen: 4999 })).json().success).toBe(true)
  })

  test.each(['', 'x', "' or 1=1 --"])('the signature %j is invalid', async (signature) => {
    const answer = await adjust({ ...(await adjustment()), signature })

    expect(answer.statusCode).toBe(400)
  })
})

describe('approvers', () => {
  test.each(['clerk', 'CLERK', ' clerk '])(
    'users cannot approve their own operation: %j',
    async (username) => {
      expect(failure(await sign(await adjustment(), { username }))).toEqual([409, 'SIGNATURE_SAME_PERSON'])
    },
  )

  test('an approver without the permission is refused, and the answer has no name', async () => {
    const answer = await sign(await adjustment(), { username: 'keeper' })

    expect(failure(answer)).toEqual([409, 'SIGNATURE_NOT_ENTITLED'])
    expect(answer.json().message).toBe("This user can't approve this operation")
  })

  test('only users who may run the operation can request its approval, so that others cannot try passwords', async () => {
    const answer = await sign(await adjustment(), { password: 'wrong' }, { by: 'configurator' })

    expect(answer.statusCode).toBe(403)
    expect(await failuresOf('reviewer')).toBe(0)
  })

  test.each([
    ['right', { username: 'keeper' }, 'keeper', 'SIGNATURE_NOT_ENTITLED'],
    ['wrong', { password: 'wrong' }, 'reviewer', 'LOGIN_REFUSED'],
    ['of an unknown user', { username: 'hunter2' }, null, 'LOGIN_REFUSED'],
  ])(
    'a refused approval is in the log with the requesting user (password: %s)',
    async (_, more, signer, refused) => {
      await sign(await adjustment(), more)

      const [logged] = await query('select username, action, detail from audit_log order by seq desc limit 1')
      expect(logged).toEqual({
        username: 'clerk',
        action: 'signature.refuse',
        detail: { operation: 'bill.adjust', asker: 'clerk', signer, refused },
      })
    },
  )

  test('each attempt without an approval counts as a failed login, even with a right password', async () => {
    await query('delete from login_failure')

    await sign(await adjustment(), { username: 'keeper' })
    await sign(await adjustment(), { username: 'keeper' })

    expect(await failuresOf('keeper')).toBe(2)
    await query('delete from login_failure')
  })

  test('a wrong password and an unknown name get the same answer, and both count as failed logins', async () => {
    const content = await adjustment()
    const before = await failuresOf('reviewer')
    const wrong = await sign(content, { password: 'wrong' })
    const unknown = await sign(content, { username: 'nobody' })

    expect(failure(wrong)).toEqual([400, 'LOGIN_REFUSED'])
    expect(unknown.json().message).toBe(wrong.json().message)
    expect(await failuresOf('reviewer')).toBe(before + 1)
    const [logged] = await query(
      "select outcome from sys_log where userid = 'reviewer' order by id desc limit 1",
    )
    expect(logged).toEqual({ outcome: 'FAILURE' })
  })

  test('an approval resets the failed logins of the approver', async () => {
    await sign(await adjustment(), { password: 'wrong' })
    await sign(await adjustment())

    expect(await query("select * from login_failure where subject = 'user:reviewer'")).toEqual([])
  })

  test.each(['bill.confirm', 'no.such', '__proto__'])(
    'an operation that needs no approval cannot be approved: %s',
    async (operation) => {
      expect(failure(await sign({}, { operation }))).toEqual([400, 'SIGNATURE_UNKNOWN_OPERATION'])
    },
  )
})

test('adjustments of a bill add up until one is approved', async () => {
  const body = await adjustment()
  const next = async (amountFen: number) => {
    const [{ version }] = await query('select version from settle_bill where id = $1', [body.billId])
    return { ...body, amountFen, version, reason: `part ${version}` }
  }
  const thresholdNow = async () =>
    (await get('bill/settleBill/queryById', { id: body.billId })).adjustSignatureFen

  expect((await adjust(await next(3_000))).json().success).toBe(true)
  expect((await adjust(await next(-1_999))).json().success).toBe(true)
  expect(await thresholdNow()).toBe(1)
  expect(failure(await adjust(await next(1)))).toEqual([400, 'SIGNATURE_NEEDED'])

  const last = await next(4_000)
  expect((await adjust({ ...last, signature: await signed(last) })).json().success).toBe(true)
  expect(await thresholdNow()).toBe(1)
})

test('a bill has the amount from which an approval is required', async () => {
  const { billId } = await adjustment()

  const answer = await server.app.inject({
    url: '/jeecg-boot/bill/settleBill/queryById',
    query: { id: billId },
    headers: tokens.clerk,
  })

  expect(answer.json().result.adjustSignatureFen).toBe(5000)
})

test('the hash of an approved content does not depend on the order of keys or the form of empty values', () => {
  const hash = (content: Record<string, unknown>) => contentHashes(server.services.secrets, content)
  const one = hash({ a: 1, b: ' x ', c: { d: null } })

  expect(one).toEqual(hash({ b: 'x', c: {}, a: 1, e: '' }))
  expect(one).not.toEqual(hash({ b: 'x', c: {}, a: '1' }))
})

test('the audit log and the table have no hash by which an approved number can be guessed', async () => {
  const content = await adjustment()
  await signed(content)

  const [{ detail }] = await query(
    "select detail from audit_log where action = 'signature.give' order by seq desc limit 1",
  )
  const [{ stored }] = await query(
    "select encode(content_hash, 'hex') as stored from four_eyes_signature order by create_time desc, id desc limit 1",
  )
  const plain = createHash('sha256').update(canonicalJson(content)).digest('hex')
  expect(detail.content).toBe(stored)
  expect([detail.content, stored]).not.toContain(plain)
  const other = createSecrets({ secret: 'another secret' })
  expect(contentHashes(other, content).map((hash) => hash.toString('hex'))).not.toContain(stored)
})

test('an approval stays valid while the secret is changed', () => {
  const before = createSecrets({ secret: 'old' })
  const after = createSecrets({ secret: 'new', previous: ['old'] })

  expect(contentHashes(after, { a: 1 })).toContainEqual(contentHashes(before, { a: 1 })[0])
})
