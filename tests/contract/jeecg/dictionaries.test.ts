import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { firstOf, listed, succeeded } from './client.ts'
import { expectRejection, expectShape, pageOf } from './expect-shape.ts'
import { DictItemOption, SysDict, SysDictItem, TreeNode } from './records.ts'
import { serveJeecg } from './serve-jeecg.ts'

const { client } = serveJeecg()

const text = Type.String()

describe('dictionaries, as DictList calls', () => {
  test('a dictionary and its items are added, edited, read and deleted', async () => {
    const added = await client.post('/sys/dict/add', {
      dictName: '茶类',
      dictCode: 'tea_kind',
      description: '',
    })
    const list = await client.get('/sys/dict/list', { ...listed, dictName: '*茶*', dictCode: '' })
    const dict = list.result.records[0]
    const edited = await client.put('/sys/dict/edit', { ...dict, description: '按工艺' })
    const item = { dictId: dict.id, itemText: '绿茶', itemValue: 'green', sortOrder: 1, status: 1 }
    const itemAdded = await client.post('/sys/dictItem/add', { ...item, description: '' })
    const items = await client.get('/sys/dictItem/list', {
      ...listed,
      dictId: dict.id,
      itemText: '',
      status: '',
    })
    const itemEdited = await client.put('/sys/dictItem/edit', {
      ...items.result.records[0],
      itemText: '绿茶类',
    })
    const options = await client.get('/sys/dict/getDictItems/tea_kind')

    expect(succeeded(added, edited, itemAdded, itemEdited)).toEqual([true, true, true, true])
    expectShape(list, pageOf(SysDict))
    expectShape(items, pageOf(SysDictItem))
    expect(items.result.records[0].status_dictText).toBe('启用')
    expectShape(options, Type.Array(DictItemOption))
    expect(options.result).toEqual([
      expect.objectContaining({ value: 'green', text: '绿茶类', title: '绿茶类', label: '绿茶类' }),
    ])
  })

  test('a code and a value in use are reported', async () => {
    const { id } = await firstOf(client, '/sys/dict/list', { dictCode: '*tea_kind*' })
    const taken = { tableName: 'sys_dict', fieldName: 'dict_code', fieldVal: 'tea_kind', dataId: '' }

    expectRejection(await client.get('/sys/duplicate/check', taken), '该值不可用，系统中已存在！')
    expectRejection(await client.get('/sys/dictItem/dictItemCheck', { dictId: id, itemValue: 'green' }))
    expectRejection(await client.post('/sys/dict/add', { dictName: '又一个', dictCode: 'tea_kind' }))
  })

  test('deleted dictionaries are listed in the recycle bin, restored and removed', async () => {
    const { id } = await firstOf(client, '/sys/dict/list', { dictCode: '*tea_kind*' })

    const deleted = await client.remove('/sys/dict/delete', { id })
    const bin = await client.get('/sys/dict/deleteList')
    const back = await client.put(`/sys/dict/back/${id}`, {})
    const again = await client.remove('/sys/dict/deleteBatch', { ids: `${id},` })
    const gone = await client.remove(`/sys/dict/deletePhysic/${id}`, {})

    expect(succeeded(deleted, back, again, gone)).toEqual([true, true, true, true])
    expect(bin).toMatchObject({ success: true, result: [{ id, dictCode: 'tea_kind' }] })
    expect((await client.get('/sys/dict/deleteList')).result).toEqual([])
  })

  test('all items are read in one call, and the cache is refreshed', async () => {
    const all = Type.Record(text, Type.Array(DictItemOption))

    expectShape(await client.get('/sys/dict/queryAllDictItems'), all)
    expect(await client.get('/sys/dict/refleshCache')).toMatchObject({ status: 200, success: true })
  })

  test('requests without a dictionary or for "undefined" are rejected', async () => {
    expect(await client.get('/sys/dict/getDictItems/undefined')).toMatchObject({ success: true, result: [] })
    expect(await client.get('/sys/dict/getDictItems/no_such_dictionary')).toMatchObject({
      success: true,
      result: [],
    })
  })
})

describe('dictionaries of tables', () => {
  const literals = [
    'sys_user,realname,username',
    'sys_depart,depart_name,id',
    'sys_position,name,code',
    'sys_role,role_name,id',
    'sys_category,name,id',
    'sys_category,name,code',
  ]

  test.each(literals)('getDictItems/%s', async (code) => {
    const answer = await client.get(`/sys/dict/getDictItems/${encodeURIComponent(code)}`)

    expectShape(answer, Type.Array(Type.Object({ value: text, text, title: text, label: text })))
  })

  test('loadDict finds rows by a part of their text', async () => {
    const answer = await client.get('/sys/dict/loadDict/sys_user,realname,username', {
      keyword: '雨',
      pageSize: '10',
    })

    expect(answer).toMatchObject({ status: 200, success: true })
    expect(answer.result).toEqual([expect.objectContaining({ value: 'clerk', text: '陈雨桐' })])
  })

  test('loadDictItem returns texts in the order of the keys, and an unknown key unchanged', async () => {
    const answer = await client.get('/sys/dict/loadDictItem/sys_user,realname,username', {
      key: 'clerk,nobody,admin',
    })

    expect(answer).toMatchObject({ success: true, result: ['陈雨桐', 'nobody', '林知夏'] })
  })

  test('getDictText returns one text', async () => {
    expect(await client.get('/sys/dict/getDictText/user_status/1')).toMatchObject({
      success: true,
      result: '正常',
    })
  })

  test('a table or condition that is not listed is rejected', async () => {
    expectRejection(await client.get('/sys/dict/getDictItems/sys_user,password,username'))
    expectRejection(
      await client.get(
        `/sys/dict/getDictItems/${encodeURIComponent("sys_user,realname,username,1=1 or '1'='1'")}`,
      ),
    )
  })
})

describe('categories, as SysCategoryList calls', () => {
  test('a root category and a child are added and read by every call', async () => {
    const added = await client.post('/sys/category/add', { pid: '0', name: '原料', code: '' })
    const roots = await client.get('/sys/category/rootList', { ...listed, name: '', code: '' })
    const root = roots.result.records.find(({ name }: { name: string }) => name === '原料')
    const below = await client.post('/sys/category/add', { pid: root.id, name: '乌龙' })
    const children = await client.get('/sys/category/childList', { pid: root.id })
    const batch = await client.get('/sys/category/getChildListBatch', { parentIds: `${root.id},` })
    const names = await client.get('/sys/category/loadDictItem', { ids: children.result[0].id })
    const edited = await client.put('/sys/category/edit', { ...children.result[0], name: '乌龙茶' })

    expect(succeeded(added, below, edited)).toEqual([true, true, true])
    expect(root).toMatchObject({ pid: '0', hasChild: '0' })
    expect(children.result).toEqual([expect.objectContaining({ pid: root.id, name: '乌龙', hasChild: '0' })])
    expect(children.result[0].code.startsWith(root.code)).toBe(true)
    expect(batch.result.records).toHaveLength(1)
    expect(names).toMatchObject({ success: true, result: ['乌龙'] })
  })
})

describe('the trees of menus, as RoleList and PermissionList call', () => {
  test('queryTreeList returns the trees of menus', async () => {
    for (const path of ['/sys/permission/queryTreeList', '/sys/role/queryTreeList']) {
      const answer = await client.get(path)
      expectShape(answer, Type.Object({ treeList: Type.Array(TreeNode), ids: Type.Array(text) }))
    }
  })
})
