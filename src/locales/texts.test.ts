import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceTexts } from '../../tests/support/source-texts.ts'

const root = path.join(import.meta.dirname, '../..')

const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]test|stories)[.]tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))

const catalogueOf = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'zh-CN', `${name}.json`), 'utf8'))

const names = ['shell', 'runtime', 'renderers', 'login']
const known = new Map(names.flatMap((name) => Object.entries(catalogueOf(name))))
const all = ['src', 'runtime', 'renderers'].flatMap(sourcesOf).join('\n').replaceAll("\\'", "'")

test.each(['src', 'runtime', 'renderers'])('every text of %s has a Chinese translation', (folder) => {
  const missing = sourcesOf(folder)
    .flatMap(sourceTexts)
    .filter((text) => !known.has(text))

  expect(missing).toEqual([])
})

test.each(['src/views/login', 'src/views/visitor', 'src/layouts/auth'])(
  'every text of %s is in the catalogue of the login page',
  (folder) => {
    const login = new Set(Object.keys(catalogueOf('login')))
    const missing = sourcesOf(folder)
      .flatMap(sourceTexts)
      .filter((text) => !login.has(text))

    expect(missing).toEqual([])
  },
)

test.each(names)('every translation of %s has a source text in the code', (name) => {
  const orphans = Object.keys(catalogueOf(name)).filter((text) => !all.includes(text))

  expect(orphans).toEqual([])
})

test('a text has the same translation in all catalogues', () => {
  const entries = names.flatMap((name) => Object.entries(catalogueOf(name)))
  const differing = entries.filter(([text, translation]) => known.get(text) !== translation)

  expect(differing).toEqual([])
})

test.each(names)('translations of %s keep the places of their texts', (name) => {
  const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
  const entries = Object.entries(catalogueOf(name))

  expect(entries.map(([, translation]) => places(translation))).toEqual(entries.map(([text]) => places(text)))
})

test.each(['src', 'renderers'])('styles of %s transform the case of first letters only', (folder) => {
  const styles = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .map((style) => style.replace(/(?:[^{}]*::first-letter,?\s*)+\{\s*text-transform: uppercase;\s*\}/g, ''))

  expect(styles.filter((style) => /text-transform|font-variant-caps/.test(style))).toEqual([])
})

test.each(['src', 'runtime', 'renderers'])(
  'code in %s never translates an error message directly',
  (folder) => {
    const translated = sourcesOf(folder).flatMap((source) =>
      [...source.matchAll(/\b(?:t|text|translate)\((?:[^()'"]*\b)?(?:error|cause)[^()'"]*\.message\b/gi)].map(
        String,
      ),
    )

    expect(translated).toEqual([])
  },
)

test('the test finds source texts in calls, conditions and default values only', () => {
  const source = `
    text('Plain'); t("It's"); translate(isOpen ? 'Open' : 'Closed', { name: 'value' })
    t(look ?? 'Default'); text(kind === 'row' ? 'Row' : other); context('no'); text(variable)`

  expect(sourceTexts(source)).toEqual(['Plain', "It's", 'Open', 'Closed', 'Default', 'Row'])
})
