import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationSections, dictionaries, type ShopDetail, type ShopEvent } from '#schemas'
import { checkStates, type StateModel } from '../../../tests/support/state-model.ts'
import { BASE, serveApplications } from './applications.fixture.ts'
import { shopStates } from './states.ts'

const { server, run, tokens, send, get, shop, submit: submitShop } = serveApplications()

const put = (step: string, payload: object, by: string) => send('PUT', step, payload, { by })
const detail = (id: string) => get<ShopDetail>('queryById', id, 'admin')
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

async function submit(by = 'clerk'): Promise<{ id: string; version: number }> {
  const { id, version } = (await submitShop(shop(), { by })).json().result
  return { id, version }
}

const checked = applicationSections

describe('the review of a shop', () => {
  test('another user approves a shop, and its timeline has the steps', async () => {
    const { id, version } = await submit()

    const answer = await put('approve', { id, version, checked }, 'reviewer')

    expect(answer.json().result).toEqual({ id, status: 'ACTIVE', version: 1 })
    expect(await detail(id)).toMatchObject({ status: 'ACTIVE', submitBy: 'clerk', approveBy: 'reviewer' })
    expect(await get<ShopEvent[]>('timeline', id, 'admin')).toMatchObject([
      { kind: 'approve', status: 'ACTIVE', by: 'reviewer', byName: '王景行', reason: null },
      { kind: 'submit', status: 'PENDING_REVIEW', by: 'clerk', reason: null },
    ])
    const [audit] = await run(
      "select detail from audit_log where subject_id = $1 and action = 'shop.approve'",
      [id],
    )
    expect(audit.detail).toMatchObject({ from: 'PENDING_REVIEW', to: 'ACTIVE', checked })
  })

  test('the user who submitted a shop cannot approve it', async () => {
    const { id, version } = await submit('admin')

    expect(failure(await put('approve', { id, version, checked }, 'admin'))).toEqual([
      409,
      'SHOP_SAME_PERSON',
    ])
    expect((await detail(id)).status).toBe('PENDING_REVIEW')
  })

  test('an approval without all sections is refused and changes nothing', async () => {
    const { id, version } = await submit()

    const answer = await put('approve', { id, version, checked: checked.slice(1) }, 'reviewer')

    expect(failure(answer)).toEqual([400, 'SHOP_REVIEW_INCOMPLETE'])
    expect(answer.json().result.sections).toEqual(['BASICS'])
    expect((await detail(id)).status).toBe('PENDING_REVIEW')
  })

  test('a rejection names the section and the reason', async () => {
    const { id, version } = await submit()

    await put('reject', { id, version, section: 'LICENCE', reason: ' The photo is blurred ' }, 'reviewer')

    expect(await detail(id)).toMatchObject({
      status: 'REJECTED',
      rejectSection: 'LICENCE',
      statusReason: 'The photo is blurred',
    })
  })

  test.each([
    [{ section: 'LICENCE' }],
    [{ section: 'LICENCE', reason: '  ' }],
    [{ section: 'OTHER', reason: 'some reason' }],
    [{ reason: 'some reason' }],
  ])('a rejection with %j answers 400', async (more) => {
    const { id, version } = await submit()

    expect((await put('reject', { id, version, ...more }, 'reviewer')).statusCode).toBe(400)
  })

  test.each([
    ['approve', { checked }, 'clerk'],
    ['reject', { section: 'BASICS', reason: 'some reason' }, 'keeper'],
    ['suspend', { reason: 'some reason' }, 'clerk'],
    ['resume', {}, 'keeper'],
    ['close', { reason: 'some reason' }, 'reviewer'],
    ['revise', {}, 'reviewer'],
  ])('the step %s is refused without permission', async (step, more, by) => {
    expect(failure(await put(step, { id: '1', version: 0, ...more }, by))).toEqual([403, 'FORBIDDEN'])
  })

  test('a shop that is unknown or outside the scope has no timeline', async () => {
    const { id } = await submit()
    const ask = (of: string, by: string) =>
      server.app.inject({ url: `${BASE}/timeline`, query: { id: of }, headers: tokens[by] ?? {} })

    const answers = [await ask(id, 'keeper'), await ask('unknown', 'admin')]

    expect(answers.map(failure)).toEqual(Array(2).fill([404, 'SHOP_NOT_FOUND']))
  })
})

describe('the closure of a shop', () => {
  const close = async (id: string) => {
    const [{ version }] = await run('select version from shop_basic_info where id = $1', [id])
    return put('close', { id, version, reason: 'lease ended' }, 'admin')
  }
  const shopWithBills = async () =>
    (await run("select shop_id as id from settle_bill where status = 'PENDING' limit 1"))[0].id

  test('a shop with unsettled bills stays open', async () => {
    const answer = await close(await shopWithBills())

    expect(failure(answer)).toEqual([409, 'SHOP_HAS_UNSETTLED_BILLS'])
    expect(answer.json().message).toMatch(/has \d+ unsettled bills/)
  })

  describe('waits for open money', () => {
    const open = async () => {
      const { id, version } = await submit()
      await put('approve', { id, version, checked }, 'reviewer')
      return id
    }
    const trade = (id: string, settleDate: string) =>
      run(
        `insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method,
           amount_fen, rate_ppm, fee_fen, paid_time, status, settle_date, sys_org_code)
         values ($1, $1, $1, 'PAY', $2, 'wechat', 'QR', 100, 0, 0, now(), 'SUCCESS', $3, 'A01')`,
        [`open-${id}`, id, settleDate],
      )
    const billSql = `insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
        trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, split_out_fen, carry_fen,
        payable_fen, status, sys_org_code)
      values ('b' || $1, 'b' || $1, $1, 'wechat', '2020-01-01', '2020-01-01', '2020-01-01', 0, 0, $3::bigint,
        $2::bigint, 0, $3, $2, 0, 'SETTLED', 'A01')`

    test('trades that no bill has yet', async () => {
      const id = await open()
      await trade(id, '2099-01-01')

      const answer = await close(id)

      expect(failure(answer)).toEqual([409, 'SHOP_HAS_OPEN_MONEY'])
      expect(answer.json().message).toMatch(/1 trade without a bill$/)
    })

    test('a carried amount', async () => {
      const id = await open()
      await run(billSql, [id, 1_200, 0])

      expect((await close(id)).json().message).toMatch(/¥12\.00 carried over$/)
    })

    test('amounts of receivers that are not paid', async () => {
      const id = await open()
      await run(
        `with bill as (${billSql}), split as (
           insert into ledger_order (id, order_no, bill_id, rule_id, rule_name, shop_id, channel_code, settle_date,
             trade_date, income_fen, split_fen, status, sys_org_code, create_by)
           values ('o' || $1, 'o' || $1, 'b' || $1, 'r', 'r', $1, 'wechat', '2020-01-01', '2020-01-01', $3, $3,
             'PENDING', 'A01', 'x'))
         insert into ledger_detail (id, order_id, line_no, receiver_name, account_ref, amount_fen, status,
           sys_org_code) values ('d' || $1, 'o' || $1, 1, 'r', 'r', $3, 'PENDING', 'A01')`,
        [id, 0, 10],
      )

      expect((await close(id)).json().message).toMatch(/: 1 open split$/)
    })
  })

  test('a shop whose bills are settled is closed for good', async () => {
    const { id, version } = await submit()
    await put('approve', { id, version, checked }, 'reviewer')

    await close(id)

    expect(await detail(id)).toMatchObject({ status: 'CLOSED', statusReason: 'lease ended' })
    const resumed = await put('resume', { id, version: version + 2 }, 'reviewer')
    expect(failure(resumed)).toEqual([409, 'SHOP_WRONG_STATUS'])
    expect(resumed.json().message).toMatch(/is closed$/)
  })
})

type Step = 'approve' | 'reject' | 'revise' | 'suspend' | 'resume' | 'close'
interface Command {
  step: Step
  by: 'admin' | 'reviewer'
}
interface Shop {
  status: string
  version: number
}

/** For each step: the statuses in which it is possible, and the next status. */
const table: Record<Step, [from: string[], to: string]> = {
  approve: [['PENDING_REVIEW'], 'ACTIVE'],
  reject: [['PENDING_REVIEW'], 'REJECTED'],
  revise: [['REJECTED'], 'DRAFT'],
  suspend: [['ACTIVE'], 'SUSPENDED'],
  resume: [['SUSPENDED'], 'ACTIVE'],
  close: [['ACTIVE', 'SUSPENDED'], 'CLOSED'],
}
const bodies: Partial<Record<Step, object>> = {
  approve: { checked },
  reject: { section: 'ACCOUNT', reason: 'in doubt' },
  suspend: { reason: 'in doubt' },
  close: { reason: 'in doubt' },
}

/**
 * Model of a shop that the administrator has submitted. Several users run steps on the same version of the
 * shop.
 */
function shopModel(): StateModel<Command, Shop> {
  let id = ''
  const read = async (): Promise<Shop> =>
    (await run('select status, version from shop_basic_info where id = $1', [id]))[0]
  return {
    command: fc.record({
      step: fc.constantFrom(...(Object.keys(table) as Step[])),
      by: fc.constantFrom('admin', 'reviewer'),
    }),
    apply: (shop, { step, by }) => {
      const [from, to] = table[step]
      if (!from.includes(shop.status)) return 'SHOP_WRONG_STATUS'
      if (step === 'approve' && by === 'admin') return 'SHOP_SAME_PERSON'
      return { status: to, version: shop.version + 1 }
    },
    create: async () => {
      id = (await submit('admin')).id
      const record = {
        read,
        // If another command has changed the version meanwhile, the next attempt reads the new version.
        run: async ({ step, by }: Command) => {
          for (;;) {
            const { version } = await read()
            const who = step === 'revise' || step === 'close' ? 'admin' : by
            const answer = await put(step, { id, version, ...bodies[step] }, who)
            const code = answer.json().result.error as string | undefined
            if (code !== 'SHOP_CHANGED') return code
          }
        },
      }
      return { record, state: await read() }
    },
    verify: async (succeeded) => {
      const path = (await get<ShopEvent[]>('timeline', id, 'admin')).toReversed()
      expect(path.map(({ kind }) => kind)[0]).toBe('submit')
      expect(path).toHaveLength(succeeded + 1)
      expect(path.at(-1)?.status).toBe((await read()).status)
    },
  }
}

describe('the statuses of a shop', () => {
  test('random steps, also two at the same time, follow the table of statuses', () =>
    checkStates(shopModel(), 5))

  test('many random steps follow the table of statuses', { tags: ['slow'], timeout: 300_000 }, () =>
    checkStates(shopModel(), 60),
  )

  test('each transition of a shop has a text', () => {
    const events = dictionaries.find(({ code }) => code === 'shop_basic_info_event')

    expect(
      Object.keys(shopStates.transitions).filter(
        (name) => !events?.items.some(({ value }) => value === name),
      ),
    ).toEqual([])
  })
})
