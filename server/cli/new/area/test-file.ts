import type { AreaNames } from './names.ts'

/** Test file of an area: its path with its text. The test calls the routes of the area. */
export const testFiles = ({ kebab, camel, pascal, title, snake }: AreaNames) => ({
  [`server/modules/${kebab}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = await server.signIn('admin')
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(method: Method, path: string, body?: object, as = headers) {
  const url = \`/jeecg-boot\${path}\`
  const answer = await server.app.inject({ method, url, headers: as, ...(body && { payload: body }) })
  return { status: answer.statusCode, ...answer.json() }
}
const add = (code: string) => call('POST', '/${camel}/${camel}/add', { code, name: \`${title} \${code}\`, status: 'ACTIVE' })
const list = async (query = '') => (await call('GET', \`/${camel}/${camel}/list\${query}\`)).result

test('a record is added, listed, edited and deleted', async () => {
  const { id } = (await add('first')).result
  await call('PUT', '/${camel}/${camel}/edit', { id, code: 'first', name: 'Renamed', status: 'INACTIVE' })

  expect((await list('?name=*Renamed*')).records).toMatchObject([{ code: 'first', createBy: 'admin' }])
  await call('DELETE', \`/${camel}/${camel}/delete?id=\${id}\`)
  expect((await list('?name=*Renamed*')).total).toBe(0)
})

test('a code in use is rejected by the form and at the field', async () => {
  await add('taken')
  const check = '/sys/duplicate/check?tableName=${snake}&fieldName=code&fieldVal='

  expect(await add('taken')).toMatchObject({ success: false, result: { fields: { code: expect.any(String) } } })
  expect(await call('GET', \`\${check}taken\`)).toMatchObject({ success: false })
  expect(await call('GET', \`\${check}free\`)).toMatchObject({ success: true })
})

test('the rows of the list can be exported', async () => {
  const { result } = await call('POST', '/app/lists/exportSize', { page: '${camel}/${pascal}List', query: {} })

  expect(result.rows).toBe((await list()).total)
})

test('the administrator has the menu, and other roles are refused', async () => {
  const clerk = await server.signIn('clerk')
  const { result } = await call('GET', '/sys/permission/getUserPermissionByToken')

  expect(JSON.stringify(result.menu)).toContain('"${camel}/${pascal}List"')
  expect(await call('GET', '/${camel}/${camel}/list', undefined, clerk)).toMatchObject({ success: false })
})
`,
})
