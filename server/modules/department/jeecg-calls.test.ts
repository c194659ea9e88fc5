import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { SysDepart } from '#schemas'
import { type DepartPerson, serveDeparts } from '../../../tests/support/serve-departs.ts'
import { multipartOf } from '../../../tests/support/upload.ts'
import { withTransaction } from '../../db/index.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const { server, headers, call, run, idOf, made } = serveDeparts()

describe('look-ups of JeecgBoot 3', () => {
  const get = async (path: string, query: Record<string, string>, by: DepartPerson = 'admin') =>
    (await call('GET', `/sys/sysDepart/${path}`, { query, by })).result

  test('look-ups of JeecgBoot 3 return one level of the department tree, or departments by id', async () => {
    const [root] = await get('queryDepartTreeSync', { pid: '' })
    const level = await get('queryDepartTreeSync', { pid: await idOf('A01A03') })
    const named = await get('queryDepartTreeSync', { ids: 'A01A03,A01A04', primaryKey: 'orgCode' })
    const [own] = await get('queryDepartTreeSync', {}, 'keeper')

    expect(root).toMatchObject({ orgCode: 'A01', isLeaf: false, key: root.id, children: null })
    expect(level.every(({ parentId }: SysDepart) => parentId !== null)).toBe(true)
    expect(named.map(({ orgCode }: SysDepart) => orgCode)).toEqual(['A01A03', 'A01A04'])
    expect(own.orgCode).toBe('A01A01A01')
  })

  test('look-ups of JeecgBoot 3 return all departments, the ancestors of one, one by its code, its users, and matches of a word', async () => {
    const all: SysDepart[] = await get('listAll', {})
    const above = await get('queryAllParentId', { orgCode: 'A01A01A01' })
    const found = await get('queryTreeByKeyWord', { keyWord: '华东' })

    expect(all.map(({ orgCode }) => orgCode)).toEqual(all.map(({ orgCode }) => orgCode).sort())
    expect(above.parentIds).toEqual([await idOf('A01'), await idOf('A01A01')])
    expect(above.parentMap[await idOf('A01')]).toMatchObject({ orgCode: 'A01' })
    expect(await get('getDepartName', { orgCode: 'A01A01' })).toMatchObject({ departName: '华东大区' })
    expect(found).toMatchObject({ departList: [{ departName: '华东大区' }], userList: [] })
    expect(await get('getUsersByDepartId', { id: await idOf('A01A01A01') })).toMatchObject([
      { username: 'keeper', email: null },
    ])
    expect(await get('listAll', { id: await idOf('A01') }, 'keeper')).toEqual([])
  })
})

describe('departments as files of JeecgBoot clients', () => {
  const HEADINGS = ['机构/部门名称', '机构编码', '机构类别', '排序', '电话']
  const bring = async (rows: (string | number)[][], by: DepartPerson = 'admin') => {
    const book = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [HEADINGS, ...rows] }] }))
    const form = multipartOf([{ name: 'file', fileName: '部门.xls', body: book }])
    const answer = await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/sysDepart/importExcel',
      payload: form.payload as Buffer,
      headers: { ...form.headers, ...headers[by] },
    })
    return answer.json()
  }

  test('an imported workbook creates a branch in any order of rows, each with the next free code', async () => {
    const parent = await made(await idOf('A01A03'), '导入')
    const own = parent.orgCode
    const answer = await bring([
      ['二级', `${own}B07B01`, '部门', 3, '0571'],
      ['一级', `${own}B07`, '', '', ''],
    ])
    const rows = await run(
      `select depart_name as name, org_code as code, depart_order as place, mobile from sys_depart
       where starts_with(org_code, $1) and org_code <> $1 order by org_code`,
      [own],
    )

    expect(answer).toMatchObject({ success: true, message: 'Imported rows: 2' })
    expect(rows).toEqual([
      { name: '一级', code: `${own}A01`, place: 0, mobile: null },
      { name: '二级', code: `${own}A01A01`, place: 3, mobile: '0571' },
    ])
  })

  test('departments are imported completely or not at all: no existing code, no duplicate, no unknown parent', async () => {
    const answer = await bring([
      ['好', 'A01A03Y01', '', '', ''],
      ['有', 'A01A03', '', '', ''],
      ['再', 'A01A03Y01', '', '', ''],
      ['空', 'A01A99Z99', '', '', ''],
    ])

    expect(answer).toMatchObject({ code: 201, result: { errorCount: 3, successCount: 0 } })
    expect(await run("select 1 from sys_depart where depart_name in ('好', '再', '空')")).toEqual([])
    expect(await bring([['x', 'A01A03Y01', '', '', '']], 'clerk')).toMatchObject({ success: false })
  })

  test('an import of departments is refused if a parent moves during the check', async () => {
    const parent = await made(await idOf('A01A03'), '将移动')
    const bringing = await withTransaction(server.services.database.db, async (tx) => {
      await invalidatePermissions(tx)
      await sql`update sys_depart set org_code = 'A01A03Z98' where id = ${parent.id}`.execute(tx)
      const answer = bring([['迟到', `${parent.orgCode}A01`, '', '', '']])
      const waiting = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await run(waiting))[0].n).toBe(1)
      return { answer }
    })

    expect(await bringing.answer).toMatchObject({ code: 201, result: { errorCount: 1, successCount: 0 } })
    expect(await run("select 1 from sys_depart where depart_name = '迟到'")).toEqual([])
  })

  test('a child of a refused department is not imported at the top level', async () => {
    const parent = await made(await idOf('A01A03'), '已满')
    await run(
      `insert into sys_depart (id, parent_id, depart_name, org_code, org_type)
       values ('full', $1, '末位', $2, '4')`,
      [parent.id, `${parent.orgCode}Z99`],
    )
    const answer = await bring([
      ['甲', `${parent.orgCode}B01`, '', '', ''],
      ['乙', `${parent.orgCode}B01B01`, '', '', ''],
    ])

    expect(answer).toMatchObject({ code: 201, result: { errorCount: 2, successCount: 0 } })
  })

  test('departments are exported with the filters of the search', async () => {
    const answer = await server.app.inject({
      url: '/jeecg-boot/sys/sysDepart/exportXls?departName=华东*',
      headers: { ...headers.admin, 'x-locale': 'zh-CN' },
    })
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets

    expect(sheet?.rows[2]?.slice(0, 2)).toEqual(['机构/部门名称', '英文名'])
    expect(sheet?.rows.slice(3).map((row) => [row[0], row[5]])).toEqual([['华东大区', 'A01A01']])
  })
})
