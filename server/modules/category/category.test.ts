import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import type { SysCategory } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { multipartOf } from '../../../tests/support/upload.ts'

const PEOPLE = ['admin', 'clerk'] as const
type Person = (typeof PEOPLE)[number]

const server = serveTests()
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  headers = await signInAll(server, PEOPLE)
})

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  by: Person = 'admin',
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot/sys/category/${path}`,
    headers: { ...headers[by], 'x-locale': 'zh-CN' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const add = async (name: string, pid?: string): Promise<SysCategory> =>
  (await call('POST', 'add', { name, ...(pid && { pid }) })).result
const get = async (id: string): Promise<SysCategory> => (await call('GET', `queryById?id=${id}`)).result
const codesBelow = async (pid: string) =>
  (await call('GET', `childList?pid=${pid}`)).result.map(({ code }: SysCategory) => code)
const refused = (message: string) => ({ status: 200, success: false, message })

test('codes follow the pattern of departments and are never reused', async () => {
  const top = await add('茶')
  const first = await add('绿茶', top.id)
  const second = await add('红茶', top.id)
  const deep = await add('龙井', first.id)

  expect([first.code, second.code, deep.code]).toEqual([
    `${top.code}A01`,
    `${top.code}A02`,
    `${top.code}A01A01`,
  ])
  expect(top).toMatchObject({ pid: '0', hasChild: '0', createBy: 'admin', version: 1 })
  expect(await get(top.id)).toMatchObject({ hasChild: '1', hasChildren: true, below: 3 })

  await call('DELETE', `delete?id=${second.id}`)
  expect((await add('白茶', top.id)).code).toBe(`${top.code}A03`)
})

test('categories that are added at the same time get different codes', async () => {
  const top = await add('Together')

  const made = await Promise.all(Array.from({ length: 8 }, (_, at) => add(`n${at}`, top.id)))

  expect(new Set(made.map(({ code }) => code)).size).toBe(8)
})

test('the list starts with the top level; a search by name or code covers all levels', async () => {
  const top = await add('Cups')
  const small = await add('Small cup', top.id)
  const url = 'rootList?_t=1&column=createTime&order=desc&field=id,,name,code,action&pageNo=1&pageSize=100'

  const { result } = await call('GET', url)
  const ids = result.records.map(({ id }: SysCategory) => id)
  expect([ids.includes(top.id), ids.includes(small.id)]).toEqual([true, false])
  expect((await call('GET', `${url}&name=*mall cu*`)).result.records).toMatchObject([{ id: small.id }])
  expect((await call('GET', `rootList?code=${small.code}`)).result.records).toMatchObject([{ id: small.id }])
  expect((await call('GET', `rootList?pid=${top.id}`)).result.total).toBe(1)
  expect((await call('GET', `getChildListBatch?parentIds=${top.id},none,`)).result.records).toMatchObject([
    { id: small.id, pid: top.id },
  ])
})

test('a category moves with its descendants and keeps its code, and never below itself', async () => {
  const [from, to] = [await add('From'), await add('To')]
  const moved = await add('Moved', from.id)
  const leaf = await add('Leaf', moved.id)

  // A JeecgBoot client sends all fields of the record. The code in the body must be ignored.
  const answer = await call('PUT', 'edit', { ...moved, pid: to.id, code: 'HACK', version: undefined })
  expect(answer).toMatchObject({ success: true, result: { pid: to.id, code: moved.code, version: 2 } })
  expect(await get(from.id)).toMatchObject({ hasChild: '0', below: 0 })
  expect(await get(to.id)).toMatchObject({ hasChild: '1', below: 2 })

  for (const pid of [moved.id, leaf.id])
    expect(await call('PUT', 'edit', { ...moved, pid, version: 2 })).toMatchObject(
      refused('“Moved”不能移动到自身或其下级之下'),
    )
  expect(await call('PUT', 'edit', { ...moved, pid: 'none', version: 2 })).toMatchObject(
    refused('分类不存在'),
  )
  expect(await call('PUT', 'edit', { ...moved, name: 'Late', version: 1 })).toMatchObject(
    refused('该记录已被他人修改，请刷新后重试'),
  )
  expect((await call('POST', 'edit', { id: moved.id, name: 'Up', pid: '' })).result).toMatchObject({
    pid: '0',
    name: 'Up',
  })
})

test('two simultaneous moves of categories create no cycle', async () => {
  const [a, b] = [await add('A'), await add('B')]

  const moves = await Promise.all([
    call('PUT', 'edit', { ...a, pid: b.id, version: null }),
    call('PUT', 'edit', { ...b, pid: a.id, version: null }),
  ])

  expect(moves.map(({ success }) => success).sort()).toEqual([false, true])
})

test('deleting a category deletes its descendants; a batch is deleted completely or not at all', async () => {
  const top = await add('Gone')
  const child = await add('Child', top.id)
  await add('Grandchild', child.id)

  expect(await call('DELETE', `deleteBatch?ids=${top.id},none`)).toMatchObject({ success: false })
  expect(await codesBelow(top.id)).toHaveLength(1)
  expect(await call('DELETE', `deleteBatch?ids=${top.id},${child.id},`)).toMatchObject({ success: true })
  expect(await codesBelow(child.id)).toEqual([])
  expect(await call('GET', `queryById?id=${child.id}`)).toMatchObject({ success: false })
})

test('forms choose from trees and read the names of chosen categories', async () => {
  const top = await add('Reasons')
  const broken = await add('Broken', top.id)
  const cup = await add('Cup', broken.id)
  const get = (path: string) => call('GET', path, undefined, 'clerk')
  const place = { key: broken.id, title: 'Broken', parentId: top.id, code: broken.code, leaf: false }

  expect((await get(`loadTreeRoot?async=true&pcode=${top.code}`)).result).toMatchObject([
    { ...place, isLeaf: false, children: null },
  ])
  expect((await get(`loadTreeRoot?async=false&pcode=${top.code}`)).result).toMatchObject([
    { ...place, children: [{ key: cup.id, leaf: true, children: null }] },
  ])
  expect((await get(`loadTreeRoot?pcode=${top.code}&without=${broken.id}`)).result).toEqual([])
  expect((await get(`loadTreeChildren?pid=${broken.id}`)).result).toMatchObject([{ key: cup.id }])
  expect((await get(`loadTreeData?pcode=${top.code}&condition=`)).result).toMatchObject([place])
  const condition = encodeURIComponent('{"name":"Nothing"}')
  expect((await get(`loadTreeData?pid=${top.id}&condition=${condition}`)).result).toEqual([])
  expect(await get('loadTreeData')).toMatchObject(refused('须填写分类或起始编码'))
  expect((await get(`loadDictItem?ids=${cup.id},none,${top.id}`)).result).toEqual(['Cup', 'none', 'Reasons'])
  expect((await get(`loadDictItem?ids=none,${cup.id}&delNotExist=true`)).result).toEqual(['Cup'])
  expect((await get(`loadAllData?code=${broken.code}`)).result).toMatchObject([
    { value: broken.id, text: 'Broken', title: 'Broken', label: 'Broken' },
    { value: cup.id, text: 'Cup' },
  ])
  expect((await get(`loadOne?field=code&val=${cup.code}`)).result).toMatchObject({ id: cup.id })
  expect(await get(`loadOne?field=create_by&val=admin`)).toMatchObject({ success: false })
  expect(await call('GET', `checkCode?pid=${broken.id}&code=${cup.code}`)).toMatchObject({ success: true })
  expect(await call('GET', `checkCode?pid=${broken.id}&code=X01`)).toMatchObject(
    refused(`编码须以“${broken.code}”开头`),
  )
})

async function bring(rows: string[][], by: Person = 'admin') {
  const body = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] }))
  const { payload, headers: form } = multipartOf([{ name: 'file', fileName: '分类.xls', body }])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/category/importExcel',
    payload: payload as Buffer,
    headers: { ...form, ...headers[by], 'x-locale': 'zh-CN' },
  })
  return answer.json()
}

test('files name a parent category by its code, in export and import', async () => {
  const top = await add('Leaves')
  const HEADINGS = ['类型名称', '类型编码', '上级编码']

  expect(await bring([HEADINGS, ['Whole', '', top.code], ['Lost', '', 'Q99']])).toMatchObject({ code: 201 })
  expect(await codesBelow(top.id)).toEqual([])
  expect(await bring([HEADINGS, ['Whole', 'ignored', top.code], ['Dust', '', '']])).toMatchObject({
    success: true,
    message: '文件导入成功！数据行数：2',
  })
  const file = await server.app.inject({
    url: '/jeecg-boot/sys/category/exportXls?name=*Whole*',
    headers: { ...headers.admin, 'x-locale': 'zh-CN' },
  })
  const [sheet] = (await readXlsx(file.rawPayload)).sheets
  expect(sheet?.rows?.slice(2)).toEqual([HEADINGS, ['Whole', `${top.code}A01`, top.code]])
  expect(await bring([HEADINGS, ['x', '', '']], 'clerk')).toMatchObject({ success: false, code: 510 })
})

test('all operations of categories require the permission', async () => {
  for (const path of ['rootList', 'childList?pid=0', 'getChildListBatch?parentIds=0', 'queryById?id=1'])
    expect(await call('GET', path, undefined, 'clerk')).toMatchObject({ success: false, code: 510 })
  expect(await call('POST', 'add', { name: 'x' }, 'clerk')).toMatchObject({ success: false, code: 510 })
})

test('the parameter for the whole tree returns all categories', async () => {
  const top = await add('Whole')
  const deep = await add('Deep', (await add('Below', top.id)).id)
  const ids = async (query: string) =>
    (await call('GET', `rootList?pageSize=200${query}`)).result.records.map(({ id }: SysCategory) => id)

  expect(await ids('&whole=true')).toEqual(expect.arrayContaining([top.id, deep.id]))
  expect(await ids('')).not.toContain(deep.id)
})
