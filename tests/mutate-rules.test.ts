import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ruleGroups } from './mutate/rules.ts'

const root = path.join(import.meta.dirname, '..')

test('every file named by mutations exists', () => {
  const files = Object.values(ruleGroups).flatMap(({ mutate, tests }) => [...mutate, ...tests])
  const plain = files.filter((file) => !/[*!]/.test(file))

  expect(plain.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
