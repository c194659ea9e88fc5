import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const url = '/jeecg-boot/sys/role/queryall'

test('every role comes with name and code, and nothing of who has it', async () => {
  const answer = await server.app.inject({ url, headers: await server.signIn('keeper') })

  expect(answer.json().result).toContainEqual(
    expect.objectContaining({
      id: 'f6817f48af4fb3af11b9e8bf182f618b',
      roleCode: 'admin',
      roleName: '管理员',
    }),
  )
  expect(Object.keys(answer.json().result[0]).sort()).toEqual(
    ['createBy', 'createTime', 'description', 'id', 'roleCode', 'roleName', 'updateBy', 'updateTime'].sort(),
  )
})

test('roles are for those who are signed in', async () => {
  expect((await server.app.inject({ url })).statusCode).toBe(401)
})
