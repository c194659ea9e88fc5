import { describe, expect, test } from 'vitest'
import { type MenuPerson, serveMenus } from '../../../tests/support/serve-menus.ts'

const { call, post, one, newMenu, newFolder, menuOf, idOf, rolesOf, run, lastAudit } = serveMenus()

const move = (body: object, by: MenuPerson = 'admin') => call('POST', '/app/permissions/move', body, { by })
const order = async (parentId: string | null) =>
  (
    await run(
      `select url from sys_permission where parent_id is not distinct from $1 and menu_type <> 2
        order by sort_no, id`,
      [parentId],
    )
  ).map(({ url }) => url)

describe('moving menu entries', () => {
  test('a move puts an entry before another one or last, with parent and order in one request', async () => {
    const parentId = await newFolder()
    const [a, b, c] = [
      await newMenu({ parentId, menuType: 1, url: '/move/a' }),
      await newMenu({ parentId, menuType: 1, url: '/move/b' }),
      await newMenu({ parentId, menuType: 1, url: '/move/c' }),
    ]

    expect(await move({ id: c, parentId, before: a })).toMatchObject({ status: 200, message: '移动成功！' })
    expect(await order(parentId)).toEqual(['/move/c', '/move/a', '/move/b'])
    await move({ id: c, parentId, before: b })
    expect(await order(parentId)).toEqual(['/move/a', '/move/c', '/move/b'])
    await move({ id: a, parentId })
    expect(await order(parentId)).toEqual(['/move/c', '/move/b', '/move/a'])
    await move({ id: b, parentId: null, before: parentId })
    expect(await one(b)).toMatchObject({ parentId: null, menuType: 0, version: 2 })
    expect(await lastAudit()).toMatchObject({
      action: 'permission.move',
      detail: { from: { parent_id: parentId }, to: { parent_id: null } },
    })
  })

  test('a move renumbers all siblings if there is no gap between sort numbers', async () => {
    const parentId = await newFolder()
    const ids: string[] = []
    for (const url of ['/tight/a', '/tight/b', '/tight/c'])
      ids.push(await newMenu({ parentId, menuType: 1, url, sortNo: 5 }))
    const sorted = [...ids].sort()

    await move({ id: sorted[2] as string, parentId, before: sorted[1] as string })

    const rows = await run('select id, sort_no from sys_permission where parent_id = $1 order by sort_no', [
      parentId,
    ])
    expect(rows.map(({ id }) => id)).toEqual([sorted[0], sorted[2], sorted[1]])
    expect(new Set(rows.map(({ sort_no }) => sort_no)).size).toBe(3)
  })

  test("an entry can't move below itself, below a button or too deep; the home page stays at the top", async () => {
    const a = await newFolder()
    const b = await newMenu({ parentId: a, menuType: 1 })
    const button = (await post({ name: 'x', menuType: 2, parentId: b, perms: 'made:deep' })).result.id

    expect(await move({ id: a, parentId: b })).toMatchObject({
      status: 409,
      message: '不能移动到自身或其下级之中',
    })
    expect((await move({ id: a, parentId: a })).status).toBe(409)
    expect((await move({ id: a, parentId: button })).status).toBe(409)
    expect((await move({ id: button, parentId: null })).status).toBe(409)
    expect((await move({ id: await idOf('/dashboard/analysis'), parentId: a })).message).toContain('首页')
    let deep = b
    for (let level = 3; level <= 5; level++) deep = await newMenu({ parentId: deep, menuType: 1 })
    expect((await move({ id: await newMenu(), parentId: deep })).message).toBe('菜单最多 5 级')
    expect((await move({ id: button, parentId: deep })).status).toBe(200)
    expect((await move({ id: 'none', parentId: a })).status).toBe(404)
    expect((await move({ id: b, parentId: a, before: button })).status).toBe(404)
    expect((await move({ id: b, parentId: a, sortNo: 1 })).status).toBe(400)
    expect((await move({ id: b }, 'clerk')).status).toBe(403)
  })

  test("a moved entry's new folder is granted to its users, but a page as its parent is not", async () => {
    const folder = await newFolder()
    const page = await newMenu({ perms: 'made:page' })
    const id = await idOf('/bill/tradeOrder')
    const home = await idOf('/bill')

    await move({ id, parentId: folder })
    expect(await rolesOf(folder)).toEqual(['admin', 'settlement_clerk', 'settlement_reviewer', 'shop_keeper'])
    expect(JSON.stringify((await menuOf('clerk')).menu)).toContain('/bill/tradeOrder')
    await move({ id, parentId: page })
    expect(await rolesOf(page)).toEqual(['admin'])
    await move({ id, parentId: home })
  })
})
