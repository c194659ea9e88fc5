import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { firstOf, listed, succeeded } from './client.ts'
import { expectRejection, expectShape, pageOf } from './expect-shape.ts'
import { exactly, LogEntry, MyAnnouncement, SysAnnouncement } from './records.ts'
import { serveJeecg } from './serve-jeecg.ts'

const { client, server } = serveJeecg()

const text = Type.String()

describe('announcements, as SysAnnouncementList and the header call', () => {
  test('an announcement is added, released, read by a recipient, revoked and deleted', async () => {
    const added = await client.post('/sys/annountCement/add', {
      titile: '茶山停电',
      msgContent: '<p>周六检修</p>',
      startTime: '2026-11-20 10:00:00',
      endTime: '2036-11-20 10:00:00',
      priority: 'H',
      msgCategory: '1',
      msgType: 'ALL',
      userIds: '',
      msgAbstract: '检修',
    })
    const list = await client.get('/sys/annountCement/list', { ...listed, titile: '*茶山*' })
    const { id } = list.result.records[0]
    const released = await client.get('/sys/annountCement/doReleaseData', { id })
    const mine = await client.get('/sys/annountCement/listByUser')
    const one = await client.get('/sys/annountCement/queryById', { id })
    const read = await client.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    const sent = await client.get('/sys/sysAnnouncementSend/getMyAnnouncementSend', {
      ...listed,
      titile: '*茶山*',
    })
    const revoked = await client.get('/sys/annountCement/doReovkeData', { id })
    const deleted = await client.remove('/sys/annountCement/deleteBatch', { ids: `${id},` })

    expect(succeeded(added, released, read, revoked, deleted)).toEqual(Array(5).fill(true))
    expectShape(list, pageOf(SysAnnouncement))
    expect(one).toMatchObject({ success: true, result: { id, titile: '茶山停电' } })
    expectShape(
      mine,
      Type.Object({
        anntMsgList: Type.Array(Type.Object({ id: text, titile: text, msgContent: text })),
        anntMsgTotal: Type.Integer(),
        sysMsgList: Type.Array(Type.Object({ id: text, titile: text })),
        sysMsgTotal: Type.Integer(),
      }),
    )
    expectShape(sent, pageOf(MyAnnouncement))
    expect(sent.result.records[0]).toMatchObject({ anntId: id, readFlag: '1' })
    expect((await client.put('/sys/sysAnnouncementSend/readAll', {})).success).toBe(true)
  })
})

describe('messages and their templates, below both base paths', () => {
  test.each(['/message', '/sys/message'])('%s', async (mount) => {
    const template = `${mount}/sysMessageTemplate`
    const code = `TEA${mount.length}`
    const added = await client.post(`${template}/add`, {
      templateCode: code,
      templateName: '新茶上市',
      templateType: '4',
      templateContent: '${name}：新茶到了',
      templateTestJson: '{"name":"林知夏"}',
    })
    const found = await firstOf(client, `${template}/list`, { templateCode: `*${code}*` })
    const edited = await client.put(`${template}/edit`, { ...found, templateName: '春茶上市' })
    const sent = await client.post(`${template}/sendMsg`, {
      templateCode: code,
      testData: '{"name":"陈雨桐"}',
      receiver: 'clerk',
    })
    const messages = await client.get(`${mount}/sysMessage/list`, listed)
    const deleted = await client.remove(`${template}/deleteBatch`, { ids: `${found.id},` })

    expect(succeeded(added, edited, sent, deleted)).toEqual([true, true, true, true])
    expect(messages.result.records[0]).toMatchObject({
      esTitle: expect.any(String),
      esType: '4',
      esReceiver: 'clerk',
      esContent: '陈雨桐：新茶到了',
      esSendStatus: expect.stringMatching(/^[012]$/),
      esSendNum: expect.any(Number),
    })
  })
})

describe('logs and online users', () => {
  test('the log lists sign-ins and changes', async () => {
    const signIns = await client.get('/sys/log/list', { ...listed, logType: '1', keyWord: '' })
    const changes = await client.get('/sys/log/list', { ...listed, logType: '2', operateType: '' })

    expectShape(signIns, pageOf(LogEntry))
    expectShape(changes, pageOf(LogEntry))
    expectRejection(await client.remove('/sys/log/deleteBatch', { ids: 'allclear' }), '日志不可删除')
  })

  test('the data log lists the versions of a record and compares two', async () => {
    const role = { roleName: '拼配师', roleCode: 'blender', description: '' }
    await client.post('/sys/role/add', role)
    const { id } = await firstOf(client, '/sys/role/list', { roleCode: 'blender' })
    await client.put('/sys/role/edit', { ...role, id, description: '拼配' })

    const list = await client.get('/sys/dataLog/list', { ...listed, dataTable: 'sys_role', dataId: id })
    const versions = await client.get('/sys/dataLog/queryDataVerList', { dataTable: 'sys_role', dataId: id })
    const [one, two] = list.result.records
    const compared = await client.get('/sys/dataLog/queryCompareList', { dataId1: one.id, dataId2: two.id })

    expect(succeeded(list, versions, compared)).toEqual([true, true, true])
    expect(versions.result).toHaveLength(2)
    expect(compared.result).toHaveLength(2)
    for (const { dataContent } of compared.result)
      expect(JSON.parse(dataContent)).toMatchObject({ roleName: '拼配师' })
  })

  test('sessions are listed, and one is ended', async () => {
    await server.signIn('reviewer')
    const online = await client.get('/sys/online/list', { ...listed, username: 'reviewer' })
    const [{ token }] = online.result.records

    expect(online.result.records[0]).toMatchObject({ username: 'reviewer', realname: expect.any(String) })
    expect(await client.post('/sys/online/forceLogout', { token })).toMatchObject({
      status: 200,
      success: true,
    })
  })
})

describe('rules', () => {
  test('a check rule is saved and checks a doubly encoded value; an unknown rule is reported', async () => {
    const rule = [{ digits: '*', pattern: '^T\\d+$', message: '以 T 开头' }]
    const added = await client.post('/sys/checkRule/add', {
      ruleName: '茶号',
      ruleCode: 'tea_no',
      ruleJson: JSON.stringify(rule),
      ruleDescription: '',
    })
    const check = (value: string) =>
      client.get('/sys/checkRule/checkByCode', { ruleCode: 'tea_no', value: encodeURIComponent(value) })

    expect(added.success).toBe(true)
    expect(await check('T1')).toMatchObject({ success: true })
    expect(await check('茶 1')).toMatchObject({
      success: false,
      message: '以 T 开头',
      result: { digits: '*', pattern: '^T\\d+$', passed: false, checkValue: '茶 1' },
    })
    expectRejection(
      await client.get('/sys/checkRule/checkByCode', { ruleCode: 'none', value: '1' }),
      '该编码不存在',
    )
  })

  test('fill rules run by code, one or several in a call', async () => {
    const ruleCode = 'tea_order'
    const added = await client.post('/sys/fillRule/add', {
      ruleName: '茶单号',
      ruleCode,
      ruleClass: 'org.jeecg.modules.system.rule.OrderNumberRule',
      ruleParams: '{"prefix":"TEA"}',
    })
    expect(added).toMatchObject({ success: true })

    const one = await client.put(`/sys/fillRule/executeRuleByCode/${ruleCode}`, {})
    const several = await client.put('/sys/fillRule/executeRuleByCodeBatch', {
      rules: [{ ruleCode }],
      commonFormData: {},
    })

    expectShape(one, text)
    expectShape(several, Type.Array(exactly({ ruleCode: text, result: text })))
    expect(several.result[0].result).not.toBe(one.result)
  })
})

describe('the monitor', () => {
  const names = [
    ...['jvm.memory.max', 'jvm.memory.committed', 'jvm.memory.used', 'jvm.gc.pause', 'jvm.threads.live'],
    ...['process.cpu.usage', 'process.start.time', 'process.uptime', 'system.cpu.count', 'system.cpu.usage'],
    ...['tomcat.global.request', 'tomcat.sessions.active.current'],
  ]

  test.each(names)('metrics/%s has the format of Spring', async (name) => {
    const { status, ...metric } = await client.get(`/actuator/metrics/${name}`)

    expect(status).toBe(200)
    expect(metric).toMatchObject({
      name,
      measurements: expect.arrayContaining([{ statistic: expect.any(String), value: expect.any(Number) }]),
      availableTags: expect.any(Array),
    })
  })

  test.each(['/actuator/redis', '/sys/actuator/redis'])(
    '%s reports the memory and the number of keys',
    async (mount) => {
      const info = await client.get(`${mount}/info`)
      const disks = await client.get(`${mount}/queryDiskInfo`)

      expectShape(info, Type.Array(exactly({ key: text, value: text, description: text })))
      expectShape(
        disks,
        Type.Array(
          Type.Object({ name: text, max: Type.Number(), rest: Type.Number(), restPPT: Type.Number() }),
        ),
      )
      expect(await client.get(`${mount}/keysSize`)).toMatchObject({ dbSize: expect.any(Number) })
      expect(await client.get(`${mount}/memoryInfo`)).toMatchObject({ used_memory: expect.any(Number) })
    },
  )

  test('the latest requests are listed', async () => {
    expect(await client.get('/actuator/httptrace')).toMatchObject({ status: 200, traces: expect.any(Array) })
  })
})
