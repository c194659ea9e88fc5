import { describe, expect, test } from 'vitest'
import { refusal, serveApplications } from './applications.fixture.ts'

const { server, run, submit, shop, detail, countShops } = serveApplications(['admin', 'clerk', 'supervisor'])

/** Counts connections that wait for a row lock. */
const waitingForLock = async () =>
  (await run("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .length

describe('an owner', () => {
  test('a new owner is created; an existing one with the same number and name is used again', async () => {
    const owner = { bossName: '新店主', bossIdNo: '990000198501010027' }

    const first = await detail((await submit(shop(owner))).json().result.id)
    const second = await detail((await submit(shop(owner))).json().result.id)

    expect(first.bossName).toBe('新店主')
    expect(second.bossId).toBe(first.bossId)
  })

  test('an owner whose number belongs to another name is refused, and nothing is created', async () => {
    await submit(shop())
    const before = await countShops()

    const answer = await submit(shop({ bossName: '另一人' }))

    expect(refusal(answer)).toEqual([400, 'SHOP_APPLICATION_INVALID', ['bossIdNo']])
    expect(await countShops()).toBe(before)
  })

  test('a suspended owner is refused at the typed number and as a selected owner', async () => {
    const owner = { bossName: '停用店主', bossIdNo: '990000198501010043' }
    const { bossId } = await detail((await submit(shop(owner))).json().result.id)
    await run("update shop_boss set status = 'SUSPENDED' where id = $1", [bossId])
    const before = await countShops()

    const answers = [
      await submit(shop(owner)),
      await submit(shop({ isNewBoss: false, bossId })),
      await submit(shop({ ...owner, bossName: '另一人' })),
    ]

    expect(answers.map((answer) => answer.json().result.fields)).toEqual([
      { bossIdNo: 'Belongs to a suspended owner' },
      { bossId: 'Not one of the options' },
      { bossIdNo: 'Belongs to an owner with another name' },
    ])
    expect(await countShops()).toBe(before)
  })

  test('an owner who was merged into a suspended one is refused', async () => {
    const owner = { bossName: '将停用', bossIdNo: '99000019850101006X' }
    const { bossId } = await detail((await submit(shop(owner))).json().result.id)
    await run(
      `insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, status, sys_org_code, create_by)
       select 'suspended-owner', kind, '已停用', mobile, id_no, id_no_mask, 'SUSPENDED', sys_org_code, create_by
       from shop_boss where id = $1`,
      [bossId],
    )
    await run("update shop_boss set status = 'MERGED', merged_into = 'suspended-owner' where id = $1", [
      bossId,
    ])

    expect(refusal(await submit(shop(owner)))).toEqual([400, 'SHOP_APPLICATION_INVALID', ['bossIdNo']])
  })

  test('only an owner within the scope can be selected', async () => {
    const [mine] = await run("select id from shop_boss where sys_org_code = 'A01A01' limit 1")
    const [foreign] = await run(
      `select id from shop_boss b where sys_org_code = 'A01A03' and not exists (select from shop_basic_info s
         where s.boss_id = b.id and (starts_with(s.sys_org_code, 'A01A01') or starts_with(s.sys_org_code, 'A01A02'))) limit 1`,
    )
    const picking = (bossId: string) => shop({ isNewBoss: false, bossId })

    const taken = await submit(picking(mine.id), { by: 'supervisor' })

    expect((await detail(taken.json().result.id)).bossId).toBe(mine.id)
    expect(refusal(await submit(picking(foreign.id), { by: 'supervisor' }))).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['bossId'],
    ])
    expect((await submit(picking(foreign.id), { by: 'admin' })).statusCode).toBe(200)
  })
})

test('a shop whose owner is merged meanwhile gets the owner that stays', async () => {
  const first = (await submit(shop())).json().result.id
  const [{ boss_id: keep }] = await run('select boss_id from shop_basic_info where id = $1', [first])
  await run(
    `insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, status, sys_org_code, create_by)
     select 'merged-owner', kind, name, mobile, id_no, id_no_mask, 'ACTIVE', sys_org_code, create_by from shop_boss
     where id = $1`,
    [keep],
  )
  const merge = await server.services.database.pool.connect()
  await merge.query('begin')
  await merge.query("update shop_boss set status = 'MERGED', merged_into = $1 where id = 'merged-owner'", [
    keep,
  ])

  const { bossName: _, bossKind: __, bossMobile: ___, bossIdNo: ____, ...typed } = shop({ isNewBoss: false })
  const submitted = submit({ ...typed, bossId: 'merged-owner' })
  await expect.poll(waitingForLock).toBe(1)
  await merge.query('commit')
  merge.release()

  const { id } = (await submitted).json().result
  expect(await run('select boss_id from shop_basic_info where id = $1', [id])).toEqual([{ boss_id: keep }])
})
