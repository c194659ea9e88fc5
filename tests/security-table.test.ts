import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)

test('every test named by docs/security.md exists', () => {
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
