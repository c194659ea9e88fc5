import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../meta/page.ts'
import { estimateCost, RENDER_BUDGET } from './cost.ts'

const root = join(import.meta.dirname, '../pages')
const shipped = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Page)

const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, field: 'a' }))
const list = (count: number, pageSize: number, more: object = {}) =>
  ({ kind: 'list', list: { columns: columns(count), table: { pageSize, ...more } } }) as unknown as Page
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ node: 'field', id: `f${index}`, field: `f${index}` }))
const form = (nodes: object[]) => ({ kind: 'form', form: { nodes, submit: {} } }) as unknown as Page

test.each(shipped.map((page) => [page.id, page] as const))(
  'the render cost of %s is within the budget',
  (_id, page) => {
    expect(estimateCost(page).ms).toBeLessThanOrEqual(RENDER_BUDGET)
  },
)

test("the estimated cost of the benchmark's table equals its measured time", () => {
  expect(estimateCost(list(20, 50)).ms).toBeCloseTo(263, -1)
})

test("rows that don't render at first cost nothing", () => {
  expect(estimateCost(list(20, 200, { virtualFrom: 50 }))).toEqual(estimateCost(list(20, 50)))
})

test('the cost of a long form depends little on its length', () => {
  const [short, long] = [estimateCost(form(fields(60))).ms, estimateCost(form(fields(600))).ms]

  expect(long).toBeLessThan(short * 2)
})

test('the cost of a long form in groups depends little on its length', () => {
  const groups = (count: number) =>
    Array.from({ length: count }, () => ({ node: 'group', id: 'g', title: 'G', nodes: fields(30) }))
  const [short, long] = [estimateCost(form(groups(2))).ms, estimateCost(form(groups(20))).ms]

  expect(long).toBeLessThan(short * 2)
})

test('inputs of hidden tabs and collapsed groups cost less than two thirds of drawn ones', () => {
  const inside = { node: 'group', id: 'g', title: 'G', nodes: fields(20) }
  const open = estimateCost(form([inside])).ms

  expect(estimateCost(form([{ ...inside, collapsed: true }])).ms).toBeLessThan(open / 1.5)
  expect(
    estimateCost(form([{ node: 'tabs', id: 't', items: [{ ...inside, nodes: fields(1) }, inside] }])).ms,
  ).toBeLessThan(open / 1.5)
})

test('the costs of the parts are sorted and add up to the total', () => {
  const { ms, parts } = estimateCost(list(30, 200))

  expect(parts[0]).toMatchObject({ what: 'cells', count: 6000 })
  expect(Math.round(parts.reduce((sum, part) => sum + part.ms, 0))).toBe(ms)
})
