import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Removes doc comments and line breaks from code. */
const plain = (code: string) =>
  code
    .replace(/[/][*][*].*?[*][/]/gs, '')
    .replace(/\s+/g, ' ')
    .trim()

const examples = [...read('docs/guide.md').matchAll(/in `(renderers[/]\S+)`.*?```tsx\n(.*?)```/gs)].map(
  ([, file = '', code = '']) => [file, code] as const,
)

test('the guide has an example of an input, a layout and an array', () => {
  expect(examples.map(([file]) => file)).toEqual([
    'renderers/fields/auto-complete.tsx',
    'renderers/layouts/formily.tsx',
    'renderers/arrays/formily.tsx',
  ])
})

test("the guide's example of an input is a complete module", () => {
  const [file = '', code = ''] = examples[0] ?? []

  expect(code).toBe(read(file))
})

test.each(examples)("the guide's example of %s equals its code", (file, code) => {
  const source = plain(read(file))

  for (const part of code.split('\n\n')) expect(source).toContain(plain(part))
})
