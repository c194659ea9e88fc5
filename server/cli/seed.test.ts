// @module-tag slow

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_SECRET } from '../../tests/support/app-secret.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'

let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase()
})

afterAll(() => target.drop())

const root = path.resolve(import.meta.dirname, '../..')

/** Runs the seed command without a terminal. */
function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/cli/seed.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: target.url, ...env },
    },
  )
  return { status, out: stdout.trim(), err: stderr.trim() }
}

test('the data is created once; a second run requires --fresh', async () => {
  const size = ['--shops', '2', '--days', '5', '--trades', '100']

  expect(run(size)).toMatchObject({
    status: 0,
    err: '',
    out: expect.stringMatching(/100 trades and \d+ bills in/),
  })
  expect(run(size)).toEqual({
    status: 2,
    out: '',
    err: 'there are shops, trades or bills already: add --fresh to delete them and make new ones',
  })
  expect(run(['--fresh', '--yes', '--shops', '3', ...size.slice(2)])).toMatchObject({ status: 0, err: '' })
  const { rows } = await target.database.pool.query('select count(*) as shops from shop_basic_info')
  expect(rows).toEqual([{ shops: 3 }])
}, 90_000)

test.each([
  [
    'deleting without a yes',
    ['--fresh'],
    {},
    /^--fresh deletes all shops, trades and bills: add --yes to confirm it$/,
  ],
  ['a wrong option', ['--days', '0'], {}, '--days 0 is no whole number from 1 to 400'],
  ['a wrong setting', [], { BUSINESS_TZ: 'Mars/Base' }, /^wrong setting: BUSINESS_TZ /],
  ['production', [], { NODE_ENV: 'production', HOST: '127.0.0.1', APP_SECRET }, /demo mode: set DEMO=1$/],
])('%s ends the command with one sentence and exit code 2', (_what, args, env, sentence) => {
  expect(run(args, env)).toEqual({ status: 2, out: '', err: expect.stringMatching(sentence) })
})

test('an unreachable database is reported in one sentence', () => {
  const { status, err } = run(['--trades', '1'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })

  expect(status).toBe(1)
  expect(err).toMatch(/^the database at 127.0.0.1:9 does not answer/)
})
