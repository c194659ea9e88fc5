import { describe, expect, test } from 'vitest'
import { idsOf, serveNotices } from './notices.fixture.ts'

const { clerk, keeper, rows, idOf, audited, call, release, revoke, released, unread, mine, read } =
  serveNotices()

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
    const clerkId = await idOf('clerk')
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

  test("a user id in the filter finds no other user's messages", async () => {
    const rules = ['keeper', 'admin'].map(async (name) => ({
      field: 'userId',
      rule: 'eq',
      val: await idOf(name),
    }))
    const condition = encodeURIComponent(JSON.stringify(await Promise.all(rules)))
    const url = `sysAnnouncementSend/getMyAnnouncementSend?superQueryMatchType=or&superQueryParams=${condition}`

    expect((await call('GET', url, clerk)).result.records).toEqual([])
  })
})
