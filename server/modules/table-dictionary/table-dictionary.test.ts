import { beforeAll, expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const PEOPLE = ['admin', 'clerk'] as const
type Person = (typeof PEOPLE)[number]

const server = serveTests()
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  headers = await signInAll(server, PEOPLE)
})

const get = async (path: string, by: Person = 'admin') => {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/jeecg-boot/sys/dict/${path}`,
    headers: { ...headers[by], 'x-locale': 'zh-CN' },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const values = async (path: string, by: Person = 'admin'): Promise<string[]> =>
  (await get(path, by)).result.map(({ value }: { value: string }) => value)
const query = async (text: string, given: unknown[] = []) =>
  (await server.services.database.pool.query(text, given)).rows
const where = (source: string) => `getDictItems/sys_user,realname,username,${encodeURIComponent(source)}`

test.each([
  'sys_user,realname,username',
  'sys_depart,depart_name,id',
  'sys_position,name,code',
  'sys_role,role_name,id',
  'sys_category,name,id',
  'sys_category,name,code',
  'SYS_CATEGORY,NAME,ID',
])('a JeecgBoot client gets the items of %s', async (code) => {
  expect(await get(`getDictItems/${encodeURIComponent(code)}?_t=1`)).toMatchObject({ success: true })
  expect(await get(`getDictItems/${code}`)).toMatchObject({ success: true })
  expect(await get(`loadDict/${code}?_t=1&pageSize=10&keyword=&sign=x`)).toMatchObject({ success: true })
})

test('an item of a table has the shape of a dictionary item', async () => {
  const { result } = await get(where("username = 'admin'"))

  expect(result).toEqual([{ value: 'admin', text: '林知夏', title: '林知夏', label: '林知夏', texts: {} }])
})

test.each([
  ["username = 'admin'", ['admin']],
  ["username in ('clerk','admin') order by username desc", ['clerk', 'admin']],
  ["del_flag = '0' and (username = 'clerk' or username like 'adm%')", ['admin', 'clerk']],
  ["username = 'nobody'", []],
])('the condition %s is applied', async (source, found) => {
  expect(await values(where(source))).toEqual(found)
  // Some clients URL-encode the condition twice.
  expect(await values(where(encodeURIComponent(source)))).toEqual(found)
})

test.each([
  [where('1=1'), '字典条件格式不正确'],
  [where("username='x' or pg_sleep(1)"), '字典条件格式不正确'],
  [where("password like '%'"), '不能用作字典'],
  ['getDictItems/sys_user,password,username', '不能用作字典'],
  ['getDictItems/sys_user,realname,salt', '不能用作字典'],
  ['getDictItems/sys_user,phone,email', '不能用作字典'],
  ['getDictItems/sys_session,token_hash,id', '不能用作字典'],
  ['getDictItems/__proto__,a,b', '不能用作字典'],
  ['getDictItems/sys_user,constructor,id', '不能用作字典'],
  ['getDictItems/sys_user%20where%201=1%20--,realname,id', '不能用作字典'],
  ['getDictItems/sys_user,realname%20from%20sys_user%20--,id', '不能用作字典'],
  ['getDictItems/sys_user,realname', '表字典格式应为“table,text,code”'],
  ['loadDict/sys_user,realname,username?keyword=%5Borderby%20password,asc%5D', '不能用作字典'],
  ['loadTreeData?pid=0&tableName=sys_user&text=realname&code=id&pidField=org_code', '不能用作字典'],
  ['loadTreeData?pid=0&tableName=sys_depart&text=depart_name&code=id&pidField=depart_name', '不能用作字典'],
  [
    'loadTreeData?pid=0&tableName=sys_depart&text=depart_name&code=id&pidField=parent_id&condition=%7B%22memo%22%3A%22x%22%7D',
    '不能用作字典',
  ],
  [
    'loadTreeData?pid=0&tableName=sys_depart&text=depart_name&code=id&pidField=parent_id&condition=%5B1%5D',
    '字典条件格式不正确',
  ],
])('the request %s is refused', async (path, words) => {
  const answer = await get(path)

  expect(answer).toMatchObject({ status: 200, success: false, message: expect.stringContaining(words) })
})

test.each(['queryTableData?table=sys_user', 'queryTableDictItemsByCode', 'queryFilterTableDictInfo'])(
  'the path %s does not exist',
  async (path) => {
    expect((await get(path)).code).toBe(404)
  },
)

test.each(['undefined', 'null', 'no_such_dictionary'])('the dictionary %s is empty', async (code) => {
  expect(await get(`getDictItems/${code}`)).toMatchObject({ success: true, result: [] })
  expect(await get(`loadDict/${code}`)).toMatchObject({ success: true, result: [] })
  expect(await get(`loadDictItem/${code}?key=a`)).toMatchObject({ success: true, result: ['a'] })
})

test('a search finds parts of text and code; with commas only these values; wildcards are plain characters', async () => {
  const users = 'loadDict/sys_user,realname,username'

  expect(await values(`${users}?keyword=ADMI`)).toEqual(['admin'])
  expect(await values(`${users}?keyword=${encodeURIComponent('知夏')}`)).toEqual(['admin'])
  expect(await values(`${users}?keyword=clerk,admin`)).toEqual(['admin', 'clerk'])
  expect(
    await values(`${users}?keyword=${encodeURIComponent('clerk,admin[orderby username,desc]')}`),
  ).toEqual(['clerk', 'admin'])
  expect(await values(`${users}?keyword=${encodeURIComponent('%')}`)).toEqual([])
  expect(await values(`${users}?keyword=_dmin`)).toEqual([])
  expect(await values(`${users}?pageSize=2`)).toHaveLength(2)
  expect(await values(`${users}?pageSize=x`)).not.toHaveLength(0)
  const [first, ...others] = await values(
    `loadDictOrderByValue/sys_user,realname,username?keyword=reviewer&pageSize=2`,
  )
  expect([first, others.length, others.includes('reviewer')]).toEqual(['reviewer', 2, false])
})

test('the texts of dictionary values are returned in the order of the values', async () => {
  const texts = (path: string) => get(`loadDictItem/${path}`).then(({ result }) => result)

  expect(await texts('sys_user,realname,username?key=nobody,admin,')).toEqual(['nobody', '林知夏'])
  expect(await texts('sys_user,realname,username?key=nobody,admin&delNotExist=true')).toEqual(['林知夏'])
  expect(await texts('dict_item_status?key=1,9')).toEqual(['启用', '9'])
  expect((await get('getDictText/dict_item_status/1')).result).toBe('启用')
  expect((await get('getDictText/sys_user,realname,username/admin')).result).toBe('林知夏')
  expect((await get('getDictText/dict_item_status/9')).result).toBeNull()
})

test('callers get only rows of their scope', async () => {
  await query(
    "update sys_user_depart set dep_id = (select id from sys_depart where org_code = 'A01A01') where user_id = (select id from sys_user where username = 'clerk')",
  )
  await query('update rights_epoch set epoch = epoch + 1')

  expect(await values('getDictItems/sys_user,realname,username', 'clerk')).not.toContain('admin')
  expect(await values('getDictItems/sys_depart,depart_name,org_code', 'clerk')).not.toContain('A01')
  expect((await get('loadDictItem/sys_user,realname,username?key=admin', 'clerk')).result).toEqual(['admin'])
  const tree =
    'loadTreeData?tableName=sys_depart&text=depart_name&code=id&pidField=parent_id&hasChildField=&condition='
  // The caller may not see the parent of this department, so the tree begins at the department.
  const [region] = await query("select id from sys_depart where org_code = 'A01A01'")
  const [own, ...others] = (await get(`${tree}&pid=`, 'clerk')).result
  expect([own, others]).toMatchObject([{ key: region.id, leaf: false, isLeaf: false }, []])
  expect((await get(`${tree}&pid=${region.id}`, 'clerk')).result[0]).toMatchObject({ leaf: true })
  expect((await get(`${tree}&pid=0`)).result).toMatchObject([{ leaf: false, children: null }])
})

test('a tree of a table is read level by level, as JeecgBoot does', async () => {
  const make = async (name: string, pid?: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/jeecg-boot/sys/category/add',
        headers: headers.admin,
        payload: { name, ...(pid && { pid }) },
      })
    ).json().result.id
  const top = await make('Top')
  const below = await make('Below', top)
  const stock = (pid: string) =>
    `loadTreeData?_t=1&pid=${pid}&tableName=SYS_CATEGORY&text=NAME&code=ID&pidField=PID&hasChildField=HAS_CHILD&condition=`

  expect((await get(stock('0'))).result).toMatchObject([{ key: top, title: 'Top', leaf: false }])
  expect((await get(stock(''))).result).toMatchObject([{ key: top }])
  expect((await get(stock(top))).result).toMatchObject([
    { key: below, value: below, title: 'Below', parentId: top, leaf: true, isLeaf: true, code: null },
  ])
  expect((await get(`${stock('0')}&converIsLeafVal=0`)).result).toMatchObject([{ leaf: true }])
  const condition = encodeURIComponent('{"name":"Below"}')
  expect((await get(`${stock('')}${condition}`)).result).toMatchObject([{ key: below }])
})
