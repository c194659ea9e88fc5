import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isPostponed, type Statement, specification, statements } from './support/specification.ts'

const root = path.join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/**
 * Paths that will exist once a postponed part of the specification is built. If such a path exists, the part
 * is no longer postponed.
 */
const awaited = new Map([
  ['alarm', 'schemas/pages/alarm'],
  ['builders', 'builder'],
  ['channel', 'schemas/pages/channel'],
  ['chkacc', 'schemas/pages/chkacc'],
  ['databoard', 'schemas/pages/databoard'],
  ['demo pages', 'schemas/pages/demo'],
  ['holiday', 'schemas/pages/holiday'],
  ['modules/message', 'schemas/pages/modules/message'],
  ['modules/monitor', 'schemas/pages/modules/monitor'],
  ['notify', 'schemas/pages/notify'],
  ['shopboss', 'schemas/pages/shopboss'],
  ['timer', 'schemas/pages/timer'],
])

/** Returns the titles of the tests in a file, as written in its source. */
function titlesOf(file: string): string[] {
  const titles = sourceOf(file).matchAll(/(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)
  return [...titles].map(([, , title = '']) => title.replaceAll("\\'", "'"))
}

const proofs = statements.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })))

test('each section of the specification about the shell has statements', () => {
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]))

  expect([...sections]).toEqual(['1', '2', '4', '5', '6', '8', '9'])
})

test('a statement is listed once', () => {
  const ids = statements.map(({ id }) => id)

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a statement is proved by a test, departs with a reason, or is postponed', () => {
  const departures = specification.slice(specification.indexOf('## Departures'))
  const allowed = ({ id, state }: Statement) =>
    state === 'proved' || (state === 'departs' && departures.includes(`| ${id} |`))

  expect(statements.filter((each) => !isPostponed(each) && !allowed(each))).toEqual([])
})

test('no statement is postponed for a part that exists', () => {
  const waiting = statements.filter(isPostponed).map(({ id, state }) => ({
    id,
    for: awaited.get(state.replace('later: ', '')) ?? 'package.json',
  }))

  expect(waiting.filter((each) => existsSync(path.join(root, each.for)))).toEqual([])
})

test("every statement that isn't postponed names its tests", () => {
  const unproved = statements.filter((each) => !isPostponed(each) && each.proofs.length === 0)

  expect(unproved.map(({ id }) => id)).toEqual([])
})

test.each(proofs)('the test of statement $id exists: $file › $title', ({ file, title }) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(titlesOf(file)).toContain(title)
})
