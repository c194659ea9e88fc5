import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diagnosticCodes } from '#schemas/check'

const root = join(import.meta.dirname, '..')
const layers = ['schemas', 'runtime', 'renderers', 'src', 'server']

const sources = layers.flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, layer, name), 'utf8') })),
)

/**
 * Error codes in definitions of errors, and all strings in files named `errors.ts` that look like an error
 * code.
 */
const defined = new Set(
  sources.flatMap(({ name, text }) => {
    const made = text.matchAll(
      /(?:define(?:Http)?Error\b[^']{0,200}?|new AppError)\(\s*'([A-Z][A-Z0-9_]{3,})'/g,
    )
    const own = name.endsWith('errors.ts') ? text.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g) : []
    const http = text.matchAll(/'(HTTP_[A-Z]+)'/g)
    return [...made, ...own, ...http].map(([, code]) => code)
  }),
)

const table = readFileSync(join(root, 'docs/errors.md'), 'utf8')
const rows = [...table.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, code, meaning, remedy]) => ({
    code: code ?? '',
    meaning,
    remedy,
  }),
)

test('docs/errors.md explains every error code of the sources', () => {
  const told = new Set(rows.map(({ code }) => code))

  expect([...defined].filter((code) => !told.has(code ?? ''))).toEqual([])
})

test('docs/errors.md explains no removed code', () => {
  const known = new Set([...defined, ...Object.keys(diagnosticCodes)])

  expect(rows.map(({ code }) => code).filter((code) => !known.has(code))).toEqual([])
})

test('docs/errors.md has the texts of the checker', () => {
  const checker = rows.filter(({ code }) => Object.hasOwn(diagnosticCodes, code))

  expect(checker).toEqual(
    Object.entries(diagnosticCodes).map(([code, [meaning, remedy]]) => ({ code, meaning, remedy })),
  )
})

test('docs/errors.md explains each code once', () => {
  const codes = rows.map(({ code }) => code)

  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})
