import { beforeAll, describe, expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'

type Headers = Record<string, string>

const server = serveTests()
let admin: Headers
let clerk: Headers
beforeAll(async () => {
  admin = await server.signIn('admin')
  clerk = await server.signIn('clerk')
})

async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, headers = admin, payload?: object) {
  const url = `/jeecg-boot${path}`
  return (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json()
}
const logs = async (query: string) => (await call('GET', `/sys/log/list?${query}`)).result.records

async function holdBill() {
  const { rows } = await server.services.database.pool.query(
    "select id, version, bill_no from settle_bill where status = 'PENDING' order by id limit 1",
  )
  const { id, version } = rows[0]
  const from = { 'x-page-id': 'bill/SettleBillList', 'x-page-version': 'v7', 'x-action-id': 'hold' }
  const body = { id, version, reason: 'to be checked' }
  const headers = { ...clerk, ...from, 'idempotency-key': `hold-${id}` }
  expect((await call('PUT', '/bill/settleBill/hold', headers, body)).success).toBe(true)
  return id as string
}

test('sign-ins are rows of the contract, found by the filters of a JeecgBoot page', async () => {
  const query = 'logType=1&keyWord=*clerk*&column=createTime&order=desc&field=id,,action&_t=1&pageNo=1'
  const [found] = await logs(query)

  expect(found).toMatchObject({
    logType: 1,
    operateType: null,
    logContent: '用户名: clerk,登录成功！',
    userid: 'clerk',
    ip: '127.0.0.1',
    outcome: 'SUCCESS',
    changes: [],
  })
  expect(await logs(`${query}&createTime_begin=2020-01-01&createTime_end=2020-01-02`)).toEqual([])
})

test('a change has its page, version, button and changed values', async () => {
  const id = await holdBill()

  const [found] = await logs(`logType=2&operateType=3&subjectId=${id}`)

  expect(found).toMatchObject({
    logType: 2,
    operateType: 3,
    userid: 'clerk',
    method: 'bill.hold',
    requestUrl: 'bill/SettleBillList',
    pageVersion: 'v7',
    actionId: 'hold',
    subjectKind: 'settle_bill',
  })
  expect(found.changes).toContainEqual({ field: 'status', before: 'PENDING', after: 'HELD' })
  expect(await logs(`logType=2&operateType=4&subjectId=${id}`)).toEqual([])
  expect(found).toMatchObject((await call('GET', `/app/logs/one?id=${found.id}`)).result)
  expect((await call('GET', '/app/logs/one?id=nobody')).result.error).toBe('LOG_NOT_FOUND')
})

test('no log can be deleted, neither one row nor all', async () => {
  const [{ id }] = await logs('logType=1')
  const { rows } = await server.services.database.pool.query('select count(*) from sys_log')

  for (const path of [`delete?id=${id}`, `deleteBatch?ids=${id},`, 'deleteBatch?ids=allclear']) {
    expect(await call('DELETE', `/sys/log/${path}`)).toMatchObject({
      success: false,
      message: '日志不可删除',
    })
  }
  const after = await server.services.database.pool.query('select count(*) from sys_log')
  expect(after.rows).toEqual(rows)
})

test('the log requires its permission; the number of visits requires none', async () => {
  expect((await call('GET', '/sys/log/list', clerk)).success).toBe(false)
  expect((await call('GET', '/sys/loginfo', clerk)).success).toBe(true)
})

test('readers of the log learn how long its entries are kept', async () => {
  expect((await call('GET', '/app/logs/retention')).result).toEqual({ signInDays: 180 })
  expect((await call('GET', '/app/logs/retention', clerk)).success).toBe(false)
})

test('visits are successful sign-ins by business day, including days without one', async () => {
  const { pool } = server.services.database
  await pool.query("delete from sys_log where outcome <> 'SUCCESS' or username is null")
  // Two sign-ins on both sides of midnight in business time: 23:30 yesterday and 00:30 today.
  await pool.query(`insert into sys_log (id, log_type, userid, ip, outcome, create_time) values
    ('v1', 1, 'x', '10.0.0.1', 'SUCCESS', now()::date - interval '30 minutes'),
    ('v2', 1, 'x', '10.0.0.2', 'SUCCESS', now()::date + interval '30 minutes'),
    ('v3', 1, 'x', '10.0.0.3', 'FAILURE', now()::date + interval '30 minutes'),
    ('v4', 1, 'x', '10.0.0.4', 'SUCCESS', now()::date - interval '30 days')`)

  const { result: visits } = await call('GET', '/sys/loginfo')
  const { result: days } = await call('GET', '/sys/visitInfo')

  expect(visits).toEqual({ totalVisitCount: 5, todayVisitCount: 3, todayIp: 2 })
  expect(days).toHaveLength(7)
  expect(days[6]).toMatchObject({ visit: 3, ip: 2 })
  expect(days[5]).toMatchObject({ visit: 1, ip: 1 })
  expect(days[0]).toMatchObject({ visit: 0, ip: 0, type: days[0].tian.slice(5) })
})

test('visits, users and addresses are counted with the permission, with the length of the log', async () => {
  const { result: visits } = await call('GET', '/sys/loginfo')
  const { result } = await call('GET', '/app/logs/visits')

  expect(result).toMatchObject({
    today: visits.todayVisitCount,
    todayAddresses: visits.todayIp,
    total: visits.totalVisitCount,
    keepDays: 180,
  })
  expect(result.people).toBeGreaterThanOrEqual(result.todayPeople)
  expect(result.todayPeople).toBeGreaterThan(0)
  expect((await call('GET', '/app/logs/visits', clerk)).success).toBe(false)
})

describe('the data log', () => {
  const versionsOf = (table: string, id: string) =>
    call('GET', `/sys/dataLog/queryDataVerList?dataTable=${table}&dataId=${id}`)
  const post = async (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    (await server.app.inject({ method, url: `/jeecg-boot${path}`, headers: admin, payload })).json()

  test('each change of a record is a numbered version with all known values', async () => {
    const { result: made } = await post('/sys/position/add', { code: 'tea', name: 'Tea master' })
    await post('/sys/position/edit', { id: made.id, code: 'tea', name: 'Tea taster', postRank: '3' }, 'PUT')
    await post('/sys/position/add', { code: 'other', name: 'Another person' })

    const { result } = await versionsOf('sys_position', made.id)
    const stock = `/sys/dataLog/list?_t=1&dataTable=sys_position&dataId=${made.id}&column=createTime&order=desc&field=id,,x`
    const listed = await call('GET', stock)

    expect(result).toMatchObject([
      { dataVersion: 2, createBy: 'admin', type: 'json', dataName: 'Tea taster', action: 'position.edit' },
      { dataVersion: 1, dataName: 'Tea master', action: 'position.add' },
    ])
    expect(JSON.parse(result[0].dataContent)).toMatchObject({
      code: 'tea',
      name: 'Tea taster',
      postRank: '3',
    })
    expect(listed.result).toMatchObject({ total: 2, records: [{ id: result[0].id, dataVersion: 2 }, {}] })
    const pair = await call(
      'GET',
      `/sys/dataLog/queryCompareList?dataId1=${result[1].id}&dataId2=${result[0].id}`,
    )
    expect(pair.result).toEqual([result[1], result[0]])
  })

  test('version 0 is a seeded record before its first change', async () => {
    const [position] = (await call('GET', '/sys/dict/list?dictCode=operate_type')).result.records
    await post('/sys/dict/edit', { ...position, dictName: '操作种类' }, 'PUT')

    const { result } = await versionsOf('sys_dict', position.id)

    expect(result.map(({ dataVersion }: { dataVersion: number }) => dataVersion)).toEqual([1, 0])
    expect(JSON.parse(result[1].dataContent).dictName).toBe('操作类型')
    const both = result.map(({ id }: { id: string }) => id)
    const pair = await call('GET', `/sys/dataLog/queryCompareList?dataId1=${both[1]}&dataId2=${both[0]}`)
    expect(pair.result).toEqual([result[1], result[0]])
  })

  test('a version with changed fields only is completed by the earlier values', async () => {
    const users = await call('GET', '/sys/user/list?username=clerk')
    const [{ id }] = users.result.records
    const save = async (more: object) => {
      const { result: profile } = await call('GET', '/app/account/profile', clerk)
      const { realname, sex, birthday, email, avatar, telephone, version } = profile
      const typed = { realname, sex, birthday, email, avatar, telephone, version, ...more }
      expect((await call('PUT', '/app/account/profile', clerk, typed)).success).toBe(true)
    }
    await save({ telephone: '010 1234' })
    await save({ email: 'c@example.com' })

    const { result } = await versionsOf('sys_user', id)

    expect(JSON.parse(result[0].dataContent)).toMatchObject({ telephone: '010 1234', email: 'c@example.com' })
    expect(result[0].createBy).toBe('clerk')
  })

  test('a deletion is a version of each deleted record, with its old values', async () => {
    const add = async (dictCode: string) =>
      (await post('/sys/dict/add', { dictName: `Kinds of ${dictCode}`, dictCode })).result.id
    const ids = [await add('leaves'), await add('cups')]

    await server.app.inject({
      ...{ method: 'DELETE', headers: admin, url: `/jeecg-boot/sys/dict/deleteBatch?ids=${ids.join()}` },
    })

    const versions = await Promise.all(ids.map((id) => versionsOf('sys_dict', id)))
    expect(versions.map(({ result }) => result[0])).toMatchObject([
      { action: 'dict.delete', dataVersion: 2, dataName: 'Kinds of leaves' },
      { action: 'dict.delete', dataVersion: 2, dataName: 'Kinds of cups' },
    ])
  })

  test('creating, releasing and revoking an announcement are versions of it', async () => {
    const draft = { titile: 'Holidays', msgContent: '<p>x</p>', msgCategory: '1', msgType: 'ALL' }
    const { id } = (await post('/sys/annountCement/add', draft)).result
    await call('GET', `/sys/annountCement/doReleaseData?id=${id}`)
    await call('GET', `/sys/annountCement/doReovkeData?id=${id}`)

    const { result } = await versionsOf('sys_announcement', id)

    expect(result.map(({ action, dataName }: Record<string, string>) => [action, dataName])).toEqual([
      ['notice.revoke', 'Holidays'],
      ['notice.release', 'Holidays'],
      ['notice.add', 'Holidays'],
    ])
    expect(JSON.parse(result[0].dataContent)).toMatchObject({ send_status: '2', msg_content: '<p>x</p>' })
  })

  test('a change of status is no version, unknown versions do not exist, and the log requires its permission', async () => {
    const bills = await call('GET', '/sys/dataLog/list?dataTable=settle_bill')
    expect(bills.result.total).toBe(0)
    expect((await versionsOf('sys_user', 'nobody')).result).toEqual([])
    for (const id of ['nobody', 'nobody.0'])
      expect(await call('GET', `/sys/dataLog/queryCompareList?dataId1=${id}&dataId2=${id}`)).toMatchObject({
        success: false,
        message: '数据版本不存在',
      })
    expect(await call('GET', '/sys/dataLog/list', clerk)).toMatchObject({ success: false, code: 510 })
  })
})
