import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

const sources = ['src', 'renderers', 'runtime'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    // Generates code, and runs in no browser.
    .filter((file) => file !== 'renderers/gather.ts'),
)

/** Functions that load a script chunk within the time limit. */
const LOADER = /\b(loadChunk|lazy(View|Field|Layout|Array|Chart|Page))(<\w+>)?$/

/** Names of the calls around a position in a source, the innermost first. */
function callsAround(source: string, position: number): string[] {
  const calls: string[] = []
  let depth = 0
  for (let at = position - 1; at >= 0; at -= 1) {
    if (source[at] === ')') depth += 1
    if (source[at] !== '(') continue
    if (depth === 0) calls.push(source.slice(0, at))
    else depth -= 1
  }
  return calls.map((before) => before.slice(-60))
}

const imports = sources.flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    isTimed: callsAround(source, index).some((before) => LOADER.test(before)),
  }))
})

test('every script chunk is loaded within the time limit of 120000 ms', () => {
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter(({ isTimed }) => !isTimed)).toEqual([])
})
