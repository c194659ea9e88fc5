import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

type Headers = Record<string, string>

let server: TestApp
let admin: Headers
let clerk: Headers
let keeper: Headers
let clerkId: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
  clerk = await server.signIn('clerk')
  keeper = await server.signIn('keeper')
  clerkId = await idOf('clerk')
})
afterAll(() => server.close())

const rows = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const idOf = async (username: string): Promise<string> =>
  (await rows('select id from sys_user where username = $1', [username]))[0].id
const audited = async () =>
  (await rows('select action from audit_log order by seq')).map(({ action }) => action)

async function call(method: 'GET' | 'PUT' | 'POST', path: string, headers: Headers, payload?: object) {
  const url = `/jeecg-boot/sys/${path}`
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const draft = { titile: 'fees', msgContent: '<p>x</p>', msgCategory: '1', msgType: 'ALL', priority: 'M' }
const add = async (body: object = {}) =>
  (await call('POST', 'annountCement/add', admin, { ...draft, ...body })).result.id as string
const release = (id: string, headers = admin) => call('GET', `annountCement/doReleaseData?id=${id}`, headers)
const revoke = (id: string) => call('GET', `annountCement/doReovkeData?id=${id}`, admin)
const unread = async (headers: Headers, pageSize = 100) =>
  (await call('GET', `annountCement/listByUser?pageSize=${pageSize}`, headers)).result
const one = (id: string, headers: Headers) => call('GET', `annountCement/queryById?id=${id}`, headers)
const mine = async (headers: Headers, query = '') =>
  (await call('GET', `sysAnnouncementSend/getMyAnnouncementSend?pageSize=200&${query}`, headers)).result
const read = (anntId: string, headers: Headers) =>
  call('PUT', 'sysAnnouncementSend/editByAnntIdAndUserId', headers, { anntId })

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
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

test('the demo has announcements of both kinds for the first sign-in, five each at most', async () => {
  const { result } = await call('GET', 'annountCement/listByUser', await server.signIn('reviewer'))

  expect(result).toMatchObject({ anntMsgTotal: 4, sysMsgTotal: 2 })
  expect(result.sysMsgList[0]).toMatchObject({
    priority: 'H',
    openType: 'url',
    openPage: '/bill/settleBill',
    sender: '林知夏',
    sendTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  })
})

test('a draft is hidden until its release, and hidden again when it is revoked', async () => {
  const id = await add()
  const before = await sees(id, clerk)

  await release(id)
  const during = await sees(id, clerk)
  await revoke(id)

  expect(before).toEqual([false, false, false])
  expect(during).toEqual([true, true, true])
  expect(await sees(id, clerk)).toEqual([false, false, false])
})

test('an announcement for certain users does not exist for other users, on any path', async () => {
  const id = await released({ msgType: 'USER', userIds: `${clerkId},` })

  expect(await sees(id, clerk)).toEqual([true, true, true])
  expect(await sees(id, keeper)).toEqual([false, false, false])
  expect(await sees(id, admin)).toEqual([false, false, false])
  expect(await read(id, keeper)).toMatchObject({ success: false, code: 404, message: '通告不存在' })
  const unknown = await one('none', keeper)
  expect(await one(id, keeper)).toEqual({
    ...unknown,
    refusal: { ...unknown.refusal, requestId: expect.any(String) },
    timestamp: expect.any(Number),
  })
})

test.each([
  ['before its period', { startTime: '2999-01-01 00:00:00' }, [false, false, false]],
  ['after its period', { endTime: '2020-01-01 00:00:00' }, [false, false, false]],
  [
    'within its period',
    { startTime: '2020-01-01 00:00:00', endTime: '2999-01-01 00:00:00' },
    [true, true, true],
  ],
])('an announcement %s is shown only within its period', async (_, times, seen) => {
  const id = await released(times)

  expect(await sees(id, clerk)).toEqual(seen)
})

test('an expired announcement leaves the bell and stays in the messages of its receivers', async () => {
  const id = await released()
  await unread(clerk)
  await rows(`update sys_announcement set end_time = now() - interval '1 s' where id = $1`, [id])

  expect(await sees(id, clerk)).toEqual([false, true, true])
})

test('the bell has five announcements per kind by default, a hundred at most, and their total', async () => {
  await Promise.all(Array.from({ length: 7 }, () => released({ msgCategory: '2' })))
  const lists = await Promise.all([3, -1, 1_000_000].map((size) => unread(keeper, size)))
  const { result } = await call('GET', 'annountCement/listByUser', keeper)

  expect(lists.map(({ sysMsgList }) => sysMsgList.length)).toEqual([3, 1, 8])
  expect(result.sysMsgList).toHaveLength(5)
  expect(result.sysMsgTotal).toBe(8)
})

test('copies are created once for simultaneous readers, and a request without missing copies writes nothing', async () => {
  const id = await released()
  await Promise.all(Array.from({ length: 12 }, () => unread(keeper)))
  // The trigger rejects every INSERT statement, even one that inserts no row.
  await rows(`create trigger no_copies before insert or update on sys_announcement_send
    for each statement execute function refuse_change()`)

  const again = await unread(keeper)

  await rows('drop trigger no_copies on sys_announcement_send')
  expect(idsOf(again.anntMsgList)).toContain(id)
  expect(
    await rows('select count(*) from sys_announcement_send where annt_id = $1 and user_id = $2', [
      id,
      await idOf('keeper'),
    ]),
  ).toEqual([{ count: 1 }])
})

describe('reading announcements', () => {
  test('reading removes an announcement from the bell of its reader only, and can be repeated', async () => {
    const id = await released()
    await unread(clerk)
    const before = (await audited()).length

    const answers = [await read(id, clerk), await read(id, clerk)]

    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(idsOf((await unread(clerk)).anntMsgList)).not.toContain(id)
    expect(idsOf((await unread(keeper)).anntMsgList)).toContain(id)
    expect((await audited()).slice(before)).toEqual(['notice.read'])
  })

  test('reading is announced as a change of the received announcements, not of the users', async () => {
    await read(await released(), clerk)

    const announced = await rows(
      `select distinct o.msg_txt as name from push_outbox o join audit_log l on l.id = o.id
        where o.topic = 'records' and l.action like 'notice.read%'`,
    )

    expect(announced).toEqual([{ name: 'sys_announcement_send' }])
  })

  test('an announcement can be marked as read before the list was requested', async () => {
    const id = await released()

    await read(id, clerk)

    expect(idsOf((await unread(clerk)).anntMsgList)).not.toContain(id)
  })

  test('reading all announcements clears the bell in one request, which is audited once', async () => {
    await released()
    const before = (await audited()).length

    const answers = [
      await call('PUT', 'sysAnnouncementSend/readAll', clerk),
      await call('PUT', 'sysAnnouncementSend/readAll', clerk, {}),
    ]

    expect(answers.map(({ message }) => message)).toEqual(['全部已读', '全部已读'])
    expect(await unread(clerk)).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 })
    expect((await audited()).slice(before)).toEqual(['notice.readAll'])
  })

  test('a second release makes an announcement unread again for its readers', async () => {
    const id = await released()
    await read(id, clerk)
    await revoke(id)

    await release(id)

    expect(idsOf((await unread(clerk)).anntMsgList)).toContain(id)
  })
})

describe('my messages', () => {
  test("a user's messages have the fields of the contract and belong to the caller", async () => {
    await released({ titile: 'for everybody' })

    const page = await mine(clerk)

    expect(Object.keys(page.records[0]).sort()).toEqual(
      [
        ...['id', 'anntId', 'userId', 'titile', 'msgContent', 'sender', 'priority', 'readFlag', 'sendTime'],
        ...['msgCategory', 'busId', 'busType', 'openType', 'openPage', 'bizSource', 'msgAbstract'],
        ...['priority_dictText', 'readFlag_dictText', 'msgCategory_dictText'],
      ].sort(),
    )
    expect(new Set(page.records.map(({ userId }: { userId: string }) => userId))).toEqual(new Set([clerkId]))
  })

  test.each([
    ['titile=needle', 1],
    ['titile=*NEEDLE*', 1],
    ['titile=needle&readFlag=1', 0],
    ['titile=needle&sender=%E6%9E%97', 1],
    ['titile=needle&column=createTime&order=desc&field=id,&userId=x', 1],
  ])("a user's messages are found by %s", async (query, found) => {
    const known = (await mine(clerk, 'titile=needle')).total
    await rows(
      `insert into sys_announcement (id, titile, msg_category, send_status, send_time, sender)
       select 'needle', 'a needle in the hay', '1', '1', now(), '林知夏' where $1 = 0`,
      [known],
    )

    expect((await mine(clerk, `${query}&pageNo=1`)).records).toHaveLength(found)
  })

  test("a user id in the filter of a user's messages is ignored", async () => {
    const condition = JSON.stringify([{ field: 'userId', rule: 'eq', val: await idOf('keeper') }])
    const url = `sysAnnouncementSend/getMyAnnouncementSend?superQueryParams=${encodeURIComponent(condition)}`

    expect(await call('GET', url, clerk)).toMatchObject({ success: false })
  })
})

describe('publishing announcements', () => {
  test.each([
    ['POST', 'annountCement/add'],
    ['GET', 'annountCement/doReleaseData?id=1'],
    ['GET', 'annountCement/doReovkeData?id=1'],
  ] as const)('%s %s needs the permission to publish', async (method, path) => {
    const answer = await call(method, path, clerk, method === 'POST' ? draft : undefined)

    expect(answer).toMatchObject({ success: false, code: 510 })
  })

  test('a token in the URL or a cookie releases nothing', async () => {
    const id = await add()
    const token = admin['x-access-token'] ?? ''
    const url = `/jeecg-boot/sys/annountCement/doReleaseData?id=${id}&token=${token}&X-Access-Token=${token}`

    const { statusCode } = await server.app.inject({ url, headers: { cookie: `X-Access-Token=${token}` } })
    await server.app.inject({ method: 'HEAD', url, headers: admin })

    expect(statusCode).toBe(401)
    expect(await rows('select send_status from sys_announcement where id = $1', [id])).toEqual([
      { send_status: '0' },
    ])
  })

  test('adding, releasing and revoking an announcement are audited with the user', async () => {
    const before = (await audited()).length

    const id = await add()
    await release(id)
    await revoke(id)

    expect((await audited()).slice(before)).toEqual(['notice.add', 'notice.release', 'notice.revoke'])
    expect(
      await rows('select distinct username from audit_log where subject_id = $1 and subject_kind = $2', [
        id,
        'sys_announcement',
      ]),
    ).toEqual([{ username: 'admin' }])
  })

  test('a second release and the revocation of a draft fail without an audit row', async () => {
    const [out, kept] = [await released(), await add()]
    const before = await audited()

    const answers = [await release(out), await revoke(kept), await release('none')]

    expect(answers.map(({ message }) => message)).toEqual(['通告已发布', '通告尚未发布', '通告不存在'])
    expect(await audited()).toEqual(before)
  })

  test('two simultaneous releases send one notification', async () => {
    const id = await add()

    const answers = await Promise.all([release(id), release(id), release(id)])

    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await rows('select count(*) from push_outbox where msg_id = $1', [id])).toEqual([{ count: 1 }])
  })

  test('the HTML of an announcement is sanitized when the announcement is saved', async () => {
    const { result } = await call('POST', 'annountCement/add', admin, {
      ...draft,
      msgContent: '<p onclick="x()">ok</p><script>alert(1)</script>',
    })

    expect(result.msgContent).toBe('<p>ok</p>')
    expect(result.sendStatus).toBe('0')
  })

  test.each<[string, object, string]>([
    ['no title', { titile: '  ' }, 'titile'],
    ['an unknown kind', { msgCategory: '3' }, 'msgCategory'],
    ['a title that is an object', { titile: { x: 1 } }, 'titile'],
    ['named users without names', { msgType: 'USER', userIds: ' , ' }, '接收用户'],
    ['an unknown user', { msgType: 'USER', userIds: 'nobody,' }, '接收用户'],
    ['a day that does not exist', { startTime: '2026-02-30 00:00:00' }, '时间'],
    ['an end before the start', { startTime: '2026-02-02', endTime: '2026-02-01' }, '时间'],
    ['a script to open', { openType: 'url', openPage: 'javascript:alert(1)' }, '打开页面'],
    ['another server to open', { openType: 'url', openPage: '//evil.example' }, '打开页面'],
    ['nothing to open', { openType: 'url', openPage: '' }, '打开页面'],
    ['an address as a component', { openType: 'component', openPage: 'https://x.example' }, '打开页面'],
    ['a component path that leaves the folder', { openType: 'component', openPage: '../secret' }, '打开页面'],
  ])('an announcement with %s is refused', async (_, body, part) => {
    const answer = await call('POST', 'annountCement/add', admin, { ...draft, ...body })

    expect(answer.success).toBe(false)
    expect(answer.message).toContain(part)
  })

  test('other fields of a JeecgBoot client are ignored and not stored', async () => {
    const id = await add({
      id: 'mine',
      sendStatus: '1',
      sender: 'the boss',
      delFlag: '0',
      createBy: 'x',
      dtTaskId: null,
    })

    expect(
      await rows('select send_status, sender, create_by from sys_announcement where id = $1', [id]),
    ).toEqual([{ send_status: '0', sender: null, create_by: 'admin' }])
    expect(id).not.toBe('mine')
  })

  test('an announcement to very many users is stored in small rows', async () => {
    await rows(`insert into sys_user (id, username, realname, password, user_identity)
      select md5(n::text), 'many' || n, 'x', 'x', 1 from generate_series(1, 450) n`)
    const users = await rows("select id from sys_user where username like 'many%'")
    const id = await released({ msgType: 'USER', userIds: users.map((user) => user.id).join(',') })

    expect(
      await rows(
        `select count(*), sum(cardinality(user_ids)) as users, max(pg_column_size(user_ids)) < 8192 as fits
         from push_outbox where msg_id = $1`,
        [id],
      ),
    ).toEqual([{ count: 3, users: 450, fits: true }])
  })
})

test.each([
  ['before its period', { startTime: '2199-01-01 00:00:00' }],
  ['after its period', { endTime: '2001-01-01 00:00:00' }],
])(
  'a release %s notifies no user, since the title would be shown to users who cannot read it',
  async (_, times) => {
    const id = await released({ titile: 'kept quiet', ...times })

    expect(await rows('select msg_txt from push_outbox where msg_id = $1', [id])).toEqual([])
    expect((await one(id, clerk)).success).toBe(false)
  },
)
