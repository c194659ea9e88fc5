import { describe, expect, test } from 'vitest'
import { draft, serveNotices } from './notices.fixture.ts'

const { server, admin, clerk, rows, audited, call, add, release, revoke, released, one } = serveNotices()

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

    expect(statusCode).toBe(500)
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
    ['an unknown user', { msgType: 'USER', userIds: 'unknown,' }, '接收用户'],
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
