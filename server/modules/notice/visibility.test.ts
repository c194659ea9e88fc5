import { expect, test } from 'vitest'
import { idsOf, serveNotices } from './notices.fixture.ts'

const {
  server,
  admin,
  clerk,
  keeper,
  rows,
  idOf,
  call,
  add,
  release,
  revoke,
  released,
  unread,
  one,
  read,
  sees,
} = serveNotices()

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
  const clerkId = await idOf('clerk')
  const id = await released({ msgType: 'USER', userIds: `${clerkId},` })

  expect(await sees(id, clerk)).toEqual([true, true, true])
  expect(await sees(id, keeper)).toEqual([false, false, false])
  // The author can open the announcement, but hasn't received it.
  expect(await sees(id, admin)).toEqual([false, true, false])
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
