import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  containsFact,
  factsOf,
  isPostponed,
  type Proof,
  type Statement,
  specification,
  statements,
} from './support/specification.ts'

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

/** Returns the code of a test file without comments and without the titles of its tests. */
function codeOf(file: string): string {
  const code = sourceOf(file)
    .replaceAll("\\'", "'")
    .replaceAll('\\/', '/')
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/(?<=\d)_(?=\d)/g, '')
  return titlesOf(file).reduce((rest, title) => rest.replaceAll(title.replaceAll('\\/', '/'), ''), code)
}

/** Rows of the page that state a text, an address, a colour or a number, with the facts that no test contains. */
const factual = statements
  .filter((each) => !isPostponed(each) && factsOf(each).length > 0)
  .map((statement) => {
    const code = [...new Set(statement.proofs.map(({ file }) => file))].map(codeOf).join('\n')
    return { id: statement.id, missing: factsOf(statement).filter((fact) => !containsFact(code, fact)) }
  })

const proofs = statements.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })))

test('each section of the specification about the shell has statements', () => {
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]))

  expect([...sections]).toEqual(['1', '2', '4', '5', '6', '7', '8', '9'])
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

test('the tests of a statement contain its exact texts, addresses and numbers, apart from their titles', () => {
  expect(factual.length).toBeGreaterThan(70)
  expect(factual.filter(({ missing }) => missing.length > 0)).toEqual([])
})

test('a title alone does not prove a fact', () => {
  const statement = { id: '0', text: "The tab is titled 'home' and 59 px high", state: 'proved', proofs: [] }

  expect(factsOf(statement)).toEqual(['home', '59'])
  expect(containsFact("expect(tab).toBe('home')", 'home')).toBe(true)
  expect([containsFact('', 'home'), containsFact('height: 590', '59')]).toEqual([false, false])
})

/** Matches the start of a test or of a group of tests. */
const START = /^\s*(?:test|describe)(?:\.(?:describe|each|fixme|skip|todo))*\(/gm

/** True if a test has an expectation and isn't skipped. */
function isLive({ file, title }: Proof): boolean {
  const source = sourceOf(file).replaceAll("\\'", "'")
  const at = source.indexOf(title)
  const [start = ''] = [...source.slice(0, at).matchAll(START)].at(-1) ?? []
  const [body = ''] = source.slice(at + title.length).split(START)
  return !/\.(skip|todo|fixme)\b/.test(start) && /\bexpect\b/.test(body)
}

test('the test of a statement has an expectation and is not skipped', () => {
  expect(proofs.filter((proof) => !isLive(proof))).toEqual([])
})

test.each(proofs)('the test of statement $id exists: $file › $title', ({ file, title }) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(titlesOf(file)).toContain(title)
})
