import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SysDataLog } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (
    await server.app.inject({
      method,
      url: `/jeecg-boot${path}`,
      headers: admin,
      ...(payload && { payload }),
    })
  ).json()
const versions = async (dataTable: string, dataId: string): Promise<SysDataLog[]> =>
  (await call('GET', `/sys/dataLog/queryDataVerList?dataTable=${dataTable}&dataId=${dataId}`)).result
const contentOf = (version: SysDataLog | undefined) => JSON.parse(version?.dataContent ?? '{}')

describe('versions of departments', () => {
  const idOf = async (orgCode: string): Promise<string> =>
    (await run('select id from sys_depart where org_code = $1', [orgCode]))[0].id
  const add = async (parentId: string, departName: string, more: object = {}) =>
    (await call('POST', '/sys/sysDepart/add', { parentId, departName, ...more })).result
  const remove = (id: string) => call('DELETE', `/sys/sysDepart/delete?id=${id}`)

  test('each change of a department is a version with its name, and the last version is the deletion', async () => {
    const { id, orgCode } = await add(await idOf('A01'), '记录', { mobile: '010 1' })
    await call('PUT', '/sys/sysDepart/edit', { id, departName: '记录', mobile: '010 2' })
    await remove(id)

    const told = await versions('sys_depart', id)

    expect(told).toMatchObject([
      { dataVersion: 3, action: 'depart.delete', dataName: '记录', createBy: 'admin' },
      { dataVersion: 2, action: 'depart.edit', dataName: '记录' },
      { dataVersion: 1, action: 'depart.add', dataName: '记录' },
    ])
    expect(contentOf(told[0])).toMatchObject({ orgCode, departName: '记录', mobile: '010 2' })
    expect(contentOf(told[2])).toMatchObject({ orgCode, departName: '记录', mobile: '010 1' })
  })

  test('deleting a department adds a version for each descendant, with its old values', async () => {
    const parent = await add(await idOf('A01'), '整体')
    const child = await add(parent.id, '部分')
    await remove(parent.id)

    expect((await versions('sys_depart', child.id))[0]).toMatchObject({
      action: 'depart.delete',
      dataName: '部分',
    })
    expect(
      await run("select detail from audit_log where action = 'depart.delete' and subject_id = $1", [
        child.id,
      ]),
    ).toMatchObject([{ detail: { from: { departName: '部分', parentId: parent.id }, to: {} } }])
  })

  test('versions of a seeded department have its name from its first change on', async () => {
    const id = await idOf('A01')
    const [{ departName }] = (await call('GET', `/sys/sysDepart/queryListByIds?ids=${id}`)).result
    await call('PUT', '/sys/sysDepart/edit', { id, departName, fax: '010 9' })

    expect((await versions('sys_depart', id))[0]).toMatchObject({
      action: 'depart.edit',
      dataName: departName,
    })
  })
})

describe('versions of menus', () => {
  const add = async (more: object) => (await call('POST', '/sys/permission/add', more)).result.id as string
  const move = (id: string, parentId: string | null) =>
    call('POST', '/app/permissions/move', { id, parentId })

  test('each change of a menu is a version, and the last version is the deletion of each deleted entry', async () => {
    const folder = await add({ name: '记录', url: '/told' })
    const page = await add({
      ...{ name: '页', url: '/told/page', menuType: 1 },
      ...{ parentId: folder, component: 'bill/SettleBillList' },
    })
    await call('PUT', '/sys/permission/edit', { id: page, name: '改名' })
    await move(page, null)
    await call('DELETE', `/sys/permission/deleteBatch?ids=${folder},${page}`)

    expect(await versions('sys_permission', folder)).toMatchObject([
      { dataVersion: 2, action: 'permission.delete', dataName: '记录' },
      { dataVersion: 1, action: 'permission.add', dataName: '记录' },
    ])
    const told = await versions('sys_permission', page)
    expect(told.map(({ action }) => action)).toEqual([
      'permission.delete',
      'permission.move',
      'permission.edit',
      'permission.add',
    ])
    expect(told[0]?.dataName).toBe('改名')
    expect(contentOf(told[0])).toMatchObject({ name: '改名', component: 'bill/SettleBillList' })
  })

  test('versions of a shipped menu have its name after it is moved', async () => {
    const [{ id, parent_id, name }] = await run(
      "select id, parent_id, name from sys_permission where url = '/bill/tradeOrder'",
    )
    await move(id, null)
    await move(id, parent_id)

    expect((await versions('sys_permission', id))[0]).toMatchObject({
      action: 'permission.move',
      dataName: name,
    })
  })
})
