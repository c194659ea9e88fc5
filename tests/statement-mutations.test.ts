import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import mutations from './statements/mutations.json' with { type: 'json' }

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

test('each mutation changes existing code, and names a test file of its statement', () => {
  const rows = new Map(
    [...read('docs/specification.md').matchAll(/^\| (\d+\.\d+) \| .*? \| proved \|.*$/gm)].map(
      ([row, id]) => [id, row],
    ),
  )
  const wrong = mutations.filter(
    ({ statement, file, old, test }) => !read(file).includes(old) || !rows.get(statement)?.includes(test),
  )
  expect(wrong).toEqual([])
})

test('each statement that is proved has a mutation', () => {
  const proved = [...read('docs/specification.md').matchAll(/^\| (\d+\.\d+) \| .*? \| proved \|/gm)]
  const tried = new Set(mutations.map(({ statement }) => statement))
  expect(proved.map(([, id]) => id).filter((id) => id !== undefined && !tried.has(id))).toEqual([])
})
