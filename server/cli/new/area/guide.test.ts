// @module-tag slow
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../../../..')
const guide = readFileSync(path.join(project, 'docs/area.md'), 'utf8')
const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
)

/** Files and folders of a working tree that are never committed. */
const UNTRACKED = new Set(['.git', 'node_modules', 'data', 'dist'])

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'gaiwan-guide-'))
  const isPart = (file: string) => !UNTRACKED.has(path.relative(project, file))
  cpSync(project, copy, { recursive: true, filter: isPart })
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

test('each command of the guide succeeds in a copy of the project', { timeout: 900_000 }, () => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TEST_DATABASE_URL: inject('cluster').url }
  const failed = commands.find((command) => {
    const { status } = spawnSync(command, { cwd: copy, env, shell: true, stdio: 'ignore' })
    return status !== 0
  })

  expect(commands.length).toBeGreaterThan(5)
  expect(failed).toBeUndefined()
})
