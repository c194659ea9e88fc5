import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  chunkCycles,
  LIST_PAGE_LIMIT,
  LOGIN_LIMIT,
  measureListPage,
  measureLogin,
  readManifest,
  visitorPackages,
} from './support/bytes.ts'

const root = path.join(import.meta.dirname, '..')
const webDir = path.join(root, 'dist/web')

beforeAll(() => {
  execFileSync(process.execPath, ['server/start.mjs', '--build-only'], { cwd: root, stdio: 'ignore' })
}, 180_000)

test('the first load of the login page weighs at most 80 KiB', async () => {
  const { total } = await measureLogin(webDir)

  expect(total).toBeLessThanOrEqual(LOGIN_LIMIT)
})

test('the first list page weighs at most 360 KiB', async () => {
  const { total } = await measureListPage(webDir)

  expect(total).toBeLessThanOrEqual(LIST_PAGE_LIMIT)
})

test.each([
  'src/views/login/login-page.tsx',
  'src/views/visitor/register/register-page.tsx',
  'src/views/visitor/register/register-result.tsx',
  'src/views/visitor/alteration/alteration-page.tsx',
])('a page for visitors carries nothing but React: %s', async (page) => {
  expect(['react', 'react-dom', 'scheduler']).toEqual(
    expect.arrayContaining(await visitorPackages(webDir, page)),
  )
})

test('no chunk waits for itself', async () => {
  expect(chunkCycles(await readManifest(webDir))).toEqual([])
})
