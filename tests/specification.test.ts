import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './mutations/index.ts'
import { isLater, type Statement, specification, statements } from './mutations/specification.ts'

const root = path.join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What a later statement waits for, and the file that would end the waiting. */
const awaited = new Map([
  ['alarm', 'schemas/pages/alarm'],
  ['builders', 'builder'],
  ['channel', 'schemas/pages/channel'],
  ['chkacc', 'schemas/pages/chkacc'],
  ['databoard', 'schemas/pages/databoard'],
  ['demo pages', 'schemas/pages/demo'],
  ['holiday', 'schemas/pages/holiday'],
  ['ledger', 'schemas/pages/ledger'],
  ['modules/message', 'schemas/pages/modules/message'],
  ['modules/monitor', 'schemas/pages/modules/monitor'],
  ['notify', 'schemas/pages/notify'],
  ['shopboss', 'schemas/pages/shopboss'],
  ['timer', 'schemas/pages/timer'],
])

/** The titles of a test file, as its source has them. */
function titlesOf(file: string): string[] {
  const titles = sourceOf(file).matchAll(/(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)
  return [...titles].map(([, , title = '']) => title.replaceAll("\\'", "'"))
}

const proofs = statements.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })))

test('every section of the specification that the shell answers for has its statements', () => {
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]))

  expect([...sections]).toEqual(['1', '2', '4', '5', '6', '8', '9'])
})

test('a statement stands once', () => {
  const ids = statements.map(({ id }) => id)

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a statement is proved, departed from with a reason, or waits for what is not there yet', () => {
  const departures = specification.slice(specification.indexOf('## Departures'))
  const allowed = ({ id, state }: Statement) =>
    state === 'proved' || (state === 'departs' && departures.includes(`| ${id} |`))

  expect(statements.filter((each) => !isLater(each) && !allowed(each))).toEqual([])
})

test('what a later statement waits for does not exist yet', () => {
  const waiting = statements.filter(isLater).map(({ id, state }) => ({
    id,
    for: awaited.get(state.replace('later: ', '')) ?? 'package.json',
  }))

  expect(waiting.filter((each) => existsSync(path.join(root, each.for)))).toEqual([])
})

test('whatever does not wait names the tests that prove it', () => {
  const unproved = statements.filter((each) => !isLater(each) && each.proofs.length === 0)

  expect(unproved.map(({ id }) => id)).toEqual([])
})

test.each(proofs)('the test that proves $id exists: $file › $title', ({ file, title }) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(titlesOf(file)).toContain(title)
})

test('whatever is proved has a behaviour to break, so that its tests can be seen to fail', () => {
  const broken = new Set(mutations.map(({ row }) => row))

  expect(statements.filter((each) => !isLater(each) && !broken.has(each.id)).map(({ id }) => id)).toEqual([])
})

test.each(mutations)(
  'the code that breaking $row changes stands once in $file: $code',
  ({ file, code, broken }) => {
    expect(sourceOf(file).split(code)).toHaveLength(2)
    expect(broken).not.toBe(code)
  },
)
