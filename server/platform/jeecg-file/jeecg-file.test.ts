import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { multipartOf } from '../../../tests/support/upload.ts'
import { removeUnusedUploads } from '../file/sweep.ts'

type Person = 'admin' | 'clerk'
const DAY = 86_400_000

let server: TestApp
let headers: Record<Person, { 'x-access-token': string }>
beforeAll(async () => {
  server = await createTestApp()
  const [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')])
  headers = { admin, clerk }
})
afterAll(() => server.close())

type Row = (string | number | null)[]
const post = (path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/sys/position${path}`,
    payload,
    headers: headers.admin,
  })
const take = (query: string, { by = 'admin' as Person, method = 'GET' as 'GET' | 'POST' } = {}) =>
  server.app.inject({ method, url: `/jeecg-boot/sys/position/exportXls?${query}`, headers: headers[by] })
async function sheetOf(query: string): Promise<{ name: string; rows: unknown[][] }> {
  const answer = await take(query)
  expect(answer.headers['content-type'], answer.body.slice(0, 200)).toContain('spreadsheetml')
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets
  return { name: sheet?.name ?? '', rows: sheet?.rows ?? [] }
}
const bookOf = async (rows: Row[]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] }))
const TITLES: Row[] = [['职务报表'], ['导出人:管理员']]
const HEADINGS: Row = ['职务编码', '职务名称', '职级']

async function bring(
  content: Buffer | string,
  by: Person = 'admin',
  path = '/sys/position',
  more: Record<string, string> = {},
) {
  const form = multipartOf([
    { name: 'biz', body: 'temp' },
    { name: 'file', fileName: '职务.xls', body: content },
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: `/jeecg-boot${path}/importExcel`,
    payload: form.payload as Buffer,
    headers: { ...form.headers, ...headers[by], ...more },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const codes = async (like: string) =>
  (
    await server.services.database.pool.query<{ code: string }>(
      'select code from sys_position where code like $1 order by code',
      [like],
    )
  ).rows.map(({ code }) => code)

test('a JeecgBoot client exports a workbook with two titles, headings and dictionary texts', async () => {
  await post('/add', { code: 'out_1', name: '=HYPERLINK("x")', postRank: '3' })
  await post('/add', { code: 'out_2', name: '总监' })

  const { name, rows } = await sheetOf('code=*out_*&column=code&order=asc&field=id,,code&_t=1&pageSize=1')

  expect(name).toBe('导出信息')
  expect(rows[0]?.[0]).toBe('职务报表')
  expect(rows[1]?.[0]).toMatch(/^导出人:.+/)
  expect(rows.slice(2)).toEqual([HEADINGS, ['out_1', `'=HYPERLINK("x")`, '中级'], ['out_2', '总监', null]])
})

test('a JeecgBoot client exports selected rows, by POST too, and the audit log has the user and the filter', async () => {
  const { id } = (await post('/add', { code: 'pick_1', name: '一' })).json().result
  await post('/add', { code: 'pick_2', name: '二' })

  const { rows } = await sheetOf(`selections=${id},`)
  const posted = await take(`code=pick_*`, { method: 'POST' })

  expect(rows.slice(3)).toEqual([['pick_1', '一', null]])
  expect((await readXlsx(posted.rawPayload)).sheets[0]?.rows).toHaveLength(5)
  const { rows: log } = await server.services.database.pool.query(
    `select detail from audit_log where action = 'list.export' order by seq desc limit 1`,
  )
  expect(log[0].detail).toMatchObject({
    path: '/sys/position',
    rows: 2,
    query: { conditions: [{ field: 'code', op: 'starts', values: ['pick_'] }] },
  })
})

test('the audit log has the filters of the exported list, and no other parameters', async () => {
  await post('/add', { code: 'kept_1', name: '一' })

  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/position/exportXls?_t=1&column=code&order=desc',
    payload: { code: '*kept_*', field: 'id,code', unknown: 'x'.repeat(100_000) },
    headers: headers.admin,
  })

  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const { rows: log } = await server.services.database.pool.query(
    `select detail from audit_log where action = 'list.export' order by seq desc limit 1`,
  )
  expect(log[0].detail).toEqual({
    path: '/sys/position',
    query: {
      conditions: [{ field: 'code', op: 'like', values: ['kept_'] }],
      sort: 'code',
      order: 'desc',
    },
    rows: 1,
  })
})

test('an export link contains the token, which is not logged; a wrong token is refused', async () => {
  const token = headers.admin['x-access-token']
  const ask = (value: string) =>
    server.app.inject({ url: `/jeecg-boot/sys/position/exportXls?code=none&token=${value}` })

  expect((await ask(token)).headers['content-disposition']).toContain('.xlsx')
  expect((await ask('x')).json()).toMatchObject({ message: 'Token失效，请重新登录' })
  const { rows } = await server.services.database.pool.query(
    `select detail from audit_log where action = 'list.export' order by seq desc limit 1`,
  )
  expect(rows[0].detail.query.conditions).toMatchObject([{ field: 'code', values: ['none'] }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('export and import require their permissions', async () => {
  const answer = await take('', { by: 'clerk' })

  expect(answer.json()).toMatchObject({ success: false, code: 510 })
  expect(await bring('x', 'clerk')).toMatchObject({ success: false, code: 510 })
})

test('an exported file can be imported: titles are skipped, dictionaries read by text or value', async () => {
  const answer = await bring(
    await bookOf([
      ...TITLES,
      HEADINGS,
      ['in_1', `'=SUM(A1)`, '中级'],
      ['in_2', '乙', '2'],
      ['', '', ''],
      ['in_3', '丙', ''],
    ]),
  )

  expect(answer).toMatchObject({
    success: true,
    code: 200,
    message: '文件导入成功！数据行数：3',
    result: null,
  })
  const { rows } = await sheetOf('code=*in_*&column=code&order=asc')
  expect(rows.slice(3)).toEqual([
    ['in_1', `'=SUM(A1)`, '中级'],
    ['in_2', '乙', '助级'],
    ['in_3', '丙', null],
  ])
  const { rows: stored } = await server.services.database.pool.query(
    `select name, create_by from sys_position where code = 'in_1'`,
  )
  expect(stored).toEqual([{ name: '=SUM(A1)', create_by: 'admin' }])
  const { rows: changed } = await server.services.database.pool.query(
    `select o.msg_txt as "table" from push_outbox o join audit_log l on l.id = o.id
      where l.action = 'list.import' order by l.seq desc limit 1`,
  )
  expect(changed).toEqual([{ table: 'sys_position' }])
})

test('an idempotency key is valid for one file: the same file gets the same answer, another is refused', async () => {
  const key = { 'idempotency-key': 'one-file' }
  const send = (rows: string) => bring(`职务编码,职务名称\n${rows}`, 'admin', '/sys/position', key)

  const first = await send('once_1,甲')
  const again = await send('once_1,甲')
  const other = await send('once_2,乙')

  expect(first).toMatchObject({ success: true, message: '文件导入成功！数据行数：1' })
  expect(again).toEqual(first)
  expect(other).toMatchObject({ success: false, message: '该 Idempotency-Key 已用于其他请求' })
  expect(await codes('once%')).toEqual(['once_1'])
})

test('a repeated import of new dictionaries gets the first answer, although they exist now', async () => {
  const file = '字典名称,字典编码,字典描述,字典项文本,字典项值,字典项描述\n重复,once_dict,,甲,1,'
  const send = () => bring(file, 'admin', '/sys/dict', { 'idempotency-key': 'one-dictionary' })

  const first = await send()

  expect(first).toMatchObject({ success: true })
  expect(await send()).toEqual(first)
})

test('an idempotency key is valid for one URL with its query', async () => {
  const [one, two] = await Promise.all(
    ['gone_1', 'gone_2'].map(async (code) => (await post('/add', { code, name: 'x' })).json().result.id),
  )
  const remove = async (query: string) =>
    (
      await server.app.inject({
        method: 'DELETE',
        url: `/jeecg-boot/sys/position/delete?${query}`,
        headers: { ...headers.admin, 'idempotency-key': 'one-address' },
      })
    ).json()

  const first = await remove(`id=${one}&_t=1`)

  expect(first.success).toBe(true)
  expect(await remove(`_t=2&id=${one}`)).toEqual(first)
  expect(await remove(`id=${two}`)).toMatchObject({
    success: false,
    message: '该 Idempotency-Key 已用于其他请求',
  })
  expect(await codes('gone%')).toEqual(['gone_2'])
})

test('a file with invalid rows imports nothing, and a link lists all errors without values', async () => {
  await post('/add', { code: 'has', name: 'x' })
  const rows: Row[] = [
    ['bad_1', '甲', '没有'],
    ['bad 2', '乙', ''],
    ['bad_3', '', ''],
    ['bad_4', '丁', ''],
  ]

  const answer = await bring(await bookOf([...TITLES, HEADINGS, ...rows]))

  expect(answer).toMatchObject({
    success: true,
    code: 201,
    message: '文件未导入：数据有错误',
    result: {
      totalCount: 4,
      errorCount: 3,
      successCount: 0,
      msg: '总上传行数：4，已导入行数：0，错误行数：3',
      fileName: '导入错误信息.txt',
    },
  })
  expect(await codes('bad%')).toEqual([])
  const { body } = await server.app.inject({ url: `/jeecg-boot${answer.result.fileUrl}` })
  expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    expect.stringMatching(/^第 4 行，职级：可填：/),
    '第 5 行，职务编码：格式不正确',
    '第 6 行，职务名称：不能为空',
  ])
  expect(body).not.toContain('甲')
})

test('errors of the database are reported by row, and nothing is saved', async () => {
  await post('/add', { code: 'twice', name: 'x' })
  const rows: Row[] = [
    ['late_1', '甲', ''],
    ['twice', '乙', ''],
    ['late_1', '丙', ''],
  ]

  const answer = await bring(await bookOf([HEADINGS, ...rows]))

  expect(answer).toMatchObject({ code: 201, result: { totalCount: 3, errorCount: 2 } })
  const { body } = await server.app.inject({ url: `/jeecg-boot${answer.result.fileUrl}` })
  expect(body).toContain('第 3 行，职务编码：职务编码已存在')
  expect(body).toContain('第 4 行，职务编码：职务编码已存在')
  expect(await codes('late%')).toEqual([])
})

test.each([
  ['nothing', '', '请选择文件'],
  ['no headings that are known', 'a,b\n1,2', '文件缺少列：职务编码、职务名称'],
  ['headings alone', '职务编码,职务名称\n', '表头下没有数据行'],
  ['a workbook of old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), '仅支持 CSV 文件和 Excel 工作簿（.xlsx）'],
])('a file of %s is refused with a reason', async (_name, content, message) => {
  expect(await bring(content)).toMatchObject({ status: 200, success: false, message })
})

test('the list of errors expires after a day', async () => {
  const { result } = await bring('职务编码,职务名称\nx y,x')
  const url = `/jeecg-boot${result.fileUrl}`

  await removeUnusedUploads({ ...server.services, clock: () => new Date(Date.now() + DAY / 2) })
  expect((await server.app.inject({ url })).statusCode).toBe(200)
  await removeUnusedUploads({ ...server.services, clock: () => new Date(Date.now() + 2 * DAY) })

  expect((await server.app.inject({ url })).statusCode).toBe(404)
})

test('dictionaries are exported with a row per item, and imported with two lines of headings too', async () => {
  const lines = [
    '数据字典,,,,',
    '导出人:管理员,,,,',
    '字典名称,字典编码,描述,字典列表,,',
    ',,,字典项文本,字典项值,状态',
    '茶类,tea_kind,x,绿茶,green,启用',
    ',,,红茶,black,',
    '空字典,tea_none,,,,',
  ]

  const brought = await bring(lines.join('\n'), 'admin', '/sys/dict')

  expect(brought).toMatchObject({ code: 200, message: '文件导入成功！数据行数：3' })
  const answer = await server.app.inject({
    url: '/jeecg-boot/sys/dict/exportXls?dictCode=*tea_*&column=dictCode&order=asc',
    headers: headers.admin,
  })
  const rows = (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? []
  expect(rows.slice(3)).toEqual([
    ['茶类', 'tea_kind', 'x', '红茶', 'black', null, '0', '启用'],
    ['茶类', 'tea_kind', 'x', '绿茶', 'green', null, '0', '启用'],
    ['空字典', 'tea_none', null, null, null, null, null, null],
  ])
  const again = await bring([...lines, ',,,缺值,,'].join('\n'), 'admin', '/sys/dict')
  const { body } = await server.app.inject({ url: `/jeecg-boot${again.result.fileUrl}` })
  expect(body).toContain('第 5 行，字典编码：字典编码已存在（可能在回收站中）')
  expect(body).toContain('第 8 行，字典项值：字典项须同时填写文本和值')
})
