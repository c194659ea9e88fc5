import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIfStale } from './build.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'gaiwan-build-'))
  mkdirSync(path.join(base, 'src'))
  source('tea.ts', 'green')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const source = (name: string, text: string) => writeFileSync(path.join(base, 'src', name), text)
const built = (name = 'out.js') => readFileSync(path.join(base, 'dist/web', name), 'utf8')

/**
 * Builds two files, each with the text of the source followed by `mark`. With `fail`, fails after the first
 * file.
 */
const build = (mark = '', fail = false) =>
  buildIfStale({
    name: 'web',
    from: ['src'],
    base,
    into: path.join(base, 'dist'),
    build: async (draft) => {
      const text = readFileSync(path.join(base, 'src/tea.ts'), 'utf8')
      writeFileSync(path.join(draft, 'out.js'), text + mark)
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (fail) throw new Error('the source has a mistake')
      writeFileSync(path.join(draft, 'last.js'), text + mark)
    },
  })

test('a missing build is built, and an up-to-date one is not built again', async () => {
  expect(await build()).toBe(true)
  expect(await build(' again')).toBe(false)
  expect(built()).toBe('green')
})

test.each([
  ['a changed file', () => source('tea.ts', 'black')],
  ['a new file', () => source('milk.ts', '')],
  ['a deleted file', () => rmSync(path.join(base, 'src/cup.ts'))],
])('%s makes the build stale', async (_what, change) => {
  source('cup.ts', '')
  await build()

  change()

  expect(await build()).toBe(true)
})

test('a changed test does not make the build stale', async () => {
  await build()

  source('tea.test.ts', 'anything')

  expect(await build()).toBe(false)
})

test('a failed build keeps the previous one', async () => {
  await build()
  source('tea.ts', 'broken')

  await expect(build('', true)).rejects.toThrow('the source has a mistake')

  expect([built(), built('last.js')]).toEqual(['green', 'green'])
  expect(readdirSync(path.join(base, 'dist'))).toEqual(['web'])
})

test('parallel builds leave one complete build and nothing else', async () => {
  await build()
  source('tea.ts', 'black')

  await Promise.all([build(' 1'), build(' 2'), build(' 3'), build(' 4')])

  expect(built()).toMatch(/^black \d$/)
  expect(built('last.js')).toBe(built())
  expect(readdirSync(path.join(base, 'dist'))).toEqual(['web'])
})
