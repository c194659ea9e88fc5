import { describe, expect, test } from 'vitest'
import { serveMenus } from '../../../tests/support/serve-menus.ts'
import { ADMIN } from '../../platform/roles/repo.ts'

const {
  call,
  post,
  put,
  remove,
  one,
  newMenu,
  newFolder,
  menuOf,
  idOf,
  rolesOf,
  run,
  roleId,
  permissionId,
  lastAudit,
} = serveMenus()

const refusedOf = ({ status, success, message, data }: Record<string, never>) => {
  return { status, success, message, data }
}

describe('adding menu entries', () => {
  test('a new entry is normalised as by JeecgBoot, granted to administrators only, and in their menu with the next request', async () => {
    const made = await post({
      id: 'mine',
      name: ' 对账单 ',
      nameEn: 'Statements',
      url: 'tea/statements.vue',
      component: '/views/bill/SettleBillList.vue',
      perms: 'tea:statements',
      menuType: 1,
      parentId: await idOf('/bill'),
      sortNo: 3,
      icon: 'cup',
      hidden: 0,
      keepAlive: true,
      alwaysShow: null,
      route: true,
      leaf: false,
      createBy: 'evil',
      x: 1,
    })

    expect(made).toMatchObject({ success: true, message: '添加成功！' })
    const { id } = made.result
    expect(made.result).toMatchObject({
      name: '对账单',
      url: '/tea/statements',
      component: 'bill/SettleBillList',
      menuType: 1,
      isLeaf: true,
      keepAlive: true,
      hidden: false,
      createBy: 'admin',
      status: '1',
    })
    expect(id).not.toBe('mine')
    expect(await rolesOf(id)).toEqual(['admin'])
    expect(await lastAudit()).toMatchObject({
      action: 'permission.add',
      subject_kind: 'sys_permission',
      subject_id: id,
      detail: { to: { perms: 'tea:statements' } },
    })
    const { menu, auth } = await menuOf('admin')
    expect(JSON.stringify(menu)).toContain('/tea/statements')
    expect(auth).toContainEqual(expect.objectContaining({ action: 'tea:statements' }))
    expect(JSON.stringify(await menuOf('clerk'))).not.toContain('"/tea/statements"')
    expect(await one(id)).toMatchObject({ name: '对账单', nameEn: 'Statements', version: 1, shipped: false })
    const lines = await call('GET', '/app/permissions', undefined, { locale: 'en-US' })
    expect(lines.result).toContainEqual(
      expect.objectContaining({ id, title: 'Statements', pageMissing: false }),
    )
  })

  test('an entry without a page at the top is a folder, and a parent has the flag for children', async () => {
    const made = await post({ name: '目录', url: '/made/folder', menuType: 0, parentId: '' })
    const id = made.result.id
    const leaf = async () => (await run('select is_leaf from sys_permission where id = $1', [id]))[0].is_leaf

    expect(made.result).toMatchObject({ component: 'layouts/RouteView', menuType: 0, parentId: null })
    expect(await leaf()).toBe(1)
    const child = await newMenu({ parentId: id, menuType: 1 })
    expect(await leaf()).toBe(0)
    await remove(child)
    expect(await leaf()).toBe(1)
  })

  test('a button has a code and neither page nor url', async () => {
    const parentId = await newMenu()
    const body = { name: '导出', menuType: 2, parentId, url: '/x', component: 'y' }

    expect(await post(body)).toMatchObject({ success: false, message: '按钮必须填写授权标识' })
    const made = await post({ ...body, perms: 'made:export', permsType: '2' })
    expect(made.result).toMatchObject({
      url: null,
      component: null,
      menuType: 2,
      permsType: '2',
      route: false,
    })
    expect(await rolesOf(made.result.id)).toEqual([ADMIN])
    expect(refusedOf(await post({ ...body, perms: 'made:x', parentId: '' }))).toMatchObject({
      status: 200,
      success: false,
      message: '按钮必须属于某个菜单',
    })
    expect((await post({ ...body, perms: 'made:y', parentId: made.result.id })).message).toBe(
      '按钮下不能再有菜单或按钮',
    )
  })

  test('an item with an unknown page is added with a warning', async () => {
    const made = await post({ name: '表单', url: '/online/x', component: 'modules/online/AutoList' })

    expect(made.success).toBe(true)
    expect(made.message).toContain('没有名为 modules/online/AutoList 的页面')
    expect(made.result).toMatchObject({ pageMissing: true })
    for (const component of ['bill/SettleBillList', 'account/center/Index']) {
      const mended = await put({ ...made.result, component })
      expect(mended.result).toMatchObject({ pageMissing: false })
    }
  })

  test.each([
    ['http://tea.example/a', true],
    ["{{ window._CONFIG['domianURL'] }}/druid/", true],
    ["{{ window._CONFIG['domianURL'] }}/x?token=${token}", true],
    ['/online/cgform/:code', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example/?t=${token}', false],
    ["{{ window._CONFIG['other'] }}/x", false],
    ['{{ alert(1) }}', false],
    ['${constructor}', false],
    ['/', false],
    ['/a/*', false],
    [' ', false],
  ])('a menu may open the url %s: %s', async (url, isSound) => {
    const answer = await post({ name: '外链', url, component: 'layouts/IframePageView' })

    expect(answer.success).toBe(isSound)
    if (isSound) await remove(answer.result.id)
    else expect(answer.message).toMatch(/访问路径/)
  })

  test.each([
    ['no name', { name: ' ', url: '/n1' }],
    ['a name that is too long', { name: 'x'.repeat(101), url: '/n2' }],
    ['an unknown parent', { name: 'x', url: '/n3', parentId: 'none', menuType: 1 }],
    ['a code with a space', { name: 'x', url: '/n4', perms: 'a b' }],
    ['an unknown type', { name: 'x', url: '/n5', menuType: 3 }],
    ['a redirect to another server', { name: 'x', url: '/n6', redirect: '//evil.example' }],
    ['an unknown status', { name: 'x', url: '/n7', status: '7' }],
  ])('a new entry with %s is refused', async (_name, body) => {
    expect(await post(body)).toMatchObject({ status: 200, success: false })
  })

  test('urls and codes are unique, also with simultaneous requests', async () => {
    const body = { name: '重复', url: '/made/race', perms: 'made:race' }
    const both = await Promise.all([post(body), post({ ...body, url: '/made/race2' })])

    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    expect((await post({ name: 'x', url: '/bill' })).message).toBe('访问路径已存在')
    expect((await post({ name: 'x', url: '/made/other', perms: 'bill:release' })).message).toContain('已被')
    const check = (query: string) => call('GET', `/sys/permission/checkPermDuplication?${query}`)
    expect(await check('url=/bill&alwaysShow=false')).toMatchObject({ success: false })
    expect(await check('url=/nowhere')).toMatchObject({ success: true, message: '该值可用！' })
    expect(await check(`url=/bill&id=${await idOf('/bill')}`)).toMatchObject({ success: true })
  })
})

describe('changing menu entries', () => {
  test('an edit sends the whole entry by PUT or POST, in both languages; missing values stay', async () => {
    const id = await newMenu({ nameEn: 'Made', icon: 'home', keepAlive: true })
    const tree = (await call('GET', '/sys/permission/list')).result
    const record = tree.find((row: { id: string }) => row.id === id)

    expect(await put({ ...record, name: '改名', hidden: true })).toMatchObject({
      success: true,
      message: '修改成功！',
      result: { name: '改名', hidden: true, icon: 'home', keepAlive: true, updateBy: 'admin' },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'permission.edit',
      detail: { from: { hidden: 0 }, to: { hidden: 1, name: '改名' } },
    })
    expect((await call('POST', '/sys/permission/edit', { id, name: '再改', nameEn: null })).success).toBe(
      true,
    )
    expect(await one(id)).toMatchObject({
      name: '再改',
      nameEn: null,
      hidden: true,
      icon: 'home',
      version: 3,
    })
    expect(await put({ id: 'none', name: 'x' })).toMatchObject({ success: false })
  })

  test('a stale version of an entry is refused; without a version the last save wins', async () => {
    const id = await newMenu()
    await put({ id, name: 'first', version: 1 })

    expect(await put({ id, name: 'second', version: 1 })).toMatchObject({
      success: false,
      message: /已被他人修改/,
    })
    expect(await put({ id, name: 'third' })).toMatchObject({ success: true })
  })

  test('a shipped item keeps its code, page, url and kind; the rest can change', async () => {
    const id = await idOf('/bill/settleCalendar')
    const names = { id, name: '日历', nameEn: 'Calendar', icon: 'calendar', sortNo: 99, hidden: true }

    expect(await put({ id, name: 'x', perms: 'other:code' })).toMatchObject({
      success: false,
      message: /授权标识/,
    })
    expect(await put({ id, name: 'x', url: '/elsewhere' })).toMatchObject({
      success: false,
      message: /访问路径/,
    })
    expect((await put({ id, name: 'x', component: 'bill/Other' })).message).toContain('组件')
    expect((await put({ id, name: 'x', menuType: 2 })).message).toContain('菜单类型')
    expect((await put({ id, name: 'x', status: '0' })).message).toContain('授权状态')
    expect(await put(names)).toMatchObject({ success: true })
    expect(await one(id)).toMatchObject({ ...names, perms: 'bill:calendar', shipped: true })
  })

  test('an item with children cannot become a button', async () => {
    const id = await newFolder()
    await newMenu({ parentId: id, menuType: 1 })
    const parentId = await idOf('/bill')

    expect(await put({ id, name: 'x', menuType: 2, parentId, perms: 'made:z' })).toMatchObject({
      success: false,
    })
  })

  test('only an administrator changes a code or turns off access control', async () => {
    const grants = ['system:permission:list', 'system:permission:edit']
    for (const code of grants)
      await run(
        `insert into sys_role_permission (id, role_id, permission_id) values ($1, $2, $3) on conflict do nothing`,
        [`give-${code}`.slice(0, 32), await roleId('configurator'), await permissionId(code)],
      )
    await run('update rights_epoch set epoch = epoch + 1')
    const id = await newMenu({ perms: 'made:harmless' })
    await run(
      `insert into sys_role_permission (id, role_id, permission_id) values ('give-harmless', $1, $2)`,
      [await roleId('configurator'), id],
    )

    expect((await put({ id, name: 'x', perms: 'made:power' }, 'configurator')).message).toContain('仅管理员')
    expect((await put({ id, name: 'x', status: '0' }, 'configurator')).message).toContain('仅管理员')
    const opened = { name: 'x', url: '/made/opened', perms: 'made:opened', status: '0' }
    expect((await post(opened, 'configurator')).success).toBe(false)
    expect(await put({ id, name: 'renamed' }, 'configurator')).toMatchObject({ success: true })
    const made = await post({ name: 'y', url: '/made/own', perms: 'made:own' }, 'configurator')
    expect(await rolesOf(made.result.id)).toEqual(['admin'])
    expect(
      await call('DELETE', `/sys/permission/delete?id=${id}`, undefined, { by: 'configurator' }),
    ).toMatchObject({
      code: 510,
    })
    expect(await put({ id, name: 'x', perms: 'made:changed' })).toMatchObject({ success: true })
    expect((await menuOf('configurator')).auth).toContainEqual(
      expect.objectContaining({ action: 'made:changed' }),
    )
  })
})

test('all operations of menus require the permission; the pages for menus are listed with their codes', async () => {
  const { result } = await call('GET', '/app/permissions/pages', undefined, { locale: 'en-US' })

  expect(result).toContainEqual({
    id: 'bill/SettleCalendar',
    title: 'Settlement calendar',
    code: 'bill:calendar',
    kind: 'page',
  })
  expect(result).toContainEqual(expect.objectContaining({ id: 'layouts/RouteView', kind: 'layout' }))
  expect(result).toContainEqual({
    id: 'system/RoleForm',
    title: 'New role',
    code: 'system:role:add',
    kind: 'page',
  })
  expect(result).toContainEqual({ id: 'exception/403', title: 'Exception 403', code: null, kind: 'page' })
  expect(result.map(({ id }: { id: string }) => id)).not.toContain('system/DepartForm')
  for (const path of ['', '/pages', '/one?id=1'])
    expect((await call('GET', `/app/permissions${path}`, undefined, { by: 'clerk' })).status).toBe(403)
  for (const path of ['list', 'getSystemMenuList', 'checkPermDuplication?url=/x'])
    expect(await call('GET', `/sys/permission/${path}`, undefined, { by: 'clerk' })).toMatchObject({
      code: 510,
    })
  expect(await post({ name: 'x', url: '/x' }, 'clerk')).toMatchObject({ success: false, code: 510 })
})

test('signed-in users may ask whether a url is in a menu, and learn nothing else', async () => {
  const ask = async (url: string) =>
    (await call('GET', `/app/permissions/address?url=${encodeURIComponent(url)}`, undefined, { by: 'clerk' }))
      .result

  expect(await ask('/isystem/user')).toBe(true)
  expect(await ask('/isystem')).toBe(true)
  expect(await ask('/isystem/%')).toBe(false)
  expect(await ask('/nowhere')).toBe(false)
  expect(await ask('/')).toBe(false)
})

test('a url is found in any spelling of browsers', async () => {
  await post({ name: 'Statements', url: '/tea/对账', component: 'bill/SettleBillList', menuType: 0 })
  const ask = async (url: string) =>
    (await call('GET', `/app/permissions/address?url=${encodeURIComponent(url)}`, undefined, { by: 'clerk' }))
      .result

  expect(await ask('/isystem/user/')).toBe(true)
  expect(await ask(encodeURI('/tea/对账'))).toBe(true)
  expect(await ask('/tea/%')).toBe(false)
})

test('an address that checks too many urls gets 429', async () => {
  const ask = () => call('GET', '/app/permissions/address?url=/nowhere', undefined, { by: 'clerk' })

  const answers = await Promise.all(Array.from({ length: 61 }, ask))

  expect(answers.map(({ status }) => status)).toContain(429)
})
