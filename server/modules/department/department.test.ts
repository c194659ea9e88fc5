import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepartNode, SysDepart } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { departTree } from './tree.ts'

let server: TestApp
let tokens: Record<string, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['admin', 'keeper'])
})
afterAll(() => server.close())

const ask = async (path: string, query: Record<string, string> = {}, by = 'admin') =>
  (await server.app.inject({ url: `/jeecg-boot/sys/sysDepart/${path}`, query, headers: tokens[by] })).json()
    .result
const codes = (list: SysDepart[]) => list.map(({ orgCode }) => orgCode)
const all = (list: DepartNode[]): DepartNode[] => list.flatMap((node) => [node, ...all(node.children ?? [])])

describe('the tree of departments', () => {
  test('the department tree has the head office above its regions, each with the fields of the contract', async () => {
    const [root] = (await ask('queryTreeList', { _t: '1', ids: '' })) as DepartNode[]

    expect(root).toMatchObject({ orgCode: 'A01', isLeaf: false, delFlag: '0', orgCategory: '1' })
    expect(root).toMatchObject({ key: root?.id, value: root?.id, title: root?.departName })
    expect(codes(root?.children ?? [])).toEqual(['A01A01', 'A01A02', 'A01A03', 'A01A04', 'A01A05'])
  })

  test('the department tree has each department once, and a leaf has no children', async () => {
    const nodes = all(await ask('queryTreeList'))
    const { rows } = await server.services.database.pool.query(
      "select id from sys_depart where del_flag = '0'",
    )

    expect(nodes.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(nodes.filter(({ isLeaf }) => isLeaf).every(({ children }) => children === null)).toBe(true)
  })

  test("a keeper's department tree starts with their shop", async () => {
    const nodes = all(await ask('queryTreeList', {}, 'keeper'))

    expect(nodes.length).toBeGreaterThan(0)
    expect(new Set(codes(nodes).map((code) => code.length))).toEqual(new Set([9]))
  })
})

describe('departments by name', () => {
  test('departments are found by id and by code, without unknown ones', async () => {
    const [root] = (await ask('queryTreeList')) as DepartNode[]

    expect(codes(await ask('queryListByIds', { ids: `${root?.id},x,` }))).toEqual(['A01'])
    expect(codes(await ask('queryListByIds', { orgCodes: 'A01A02,A01,Z99' }))).toEqual(['A01', 'A01A02'])
    expect(await ask('queryListByIds')).toEqual([])
  })

  test("departments outside the caller's scope are not found", async () => {
    expect(await ask('queryListByIds', { orgCodes: 'A01' }, 'keeper')).toEqual([])
  })
})

test('departments in a cycle are in no tree', () => {
  const depart = (id: string, parentId: string | null) => ({ id, parentId, departName: id }) as SysDepart

  const tree = departTree([depart('a', 'b'), depart('b', 'a'), depart('c', 'gone'), depart('d', 'c')])

  expect(all(tree).map(({ id }) => id)).toEqual(['c', 'd'])
})
