import { expect, test } from 'vitest'
import { mayRead, rootReads } from './root-reads.ts'

test.each([
  ['a name behind a dot', { $expr: 'data.today.count' }, ['today']],
  ['a name in brackets', { $expr: 'data["today"].count' }, ['today']],
  ['names in a text', { $text: 'Of ${data.today.count} and ${data.shops.total}' }, ['today', 'shops']],
  ['names deep in data', { a: [{ b: { $expr: 'sum(data.days.map(d, d.x))' } }] }, ['days']],
  ['a text that only looks like one', { $expr: '"data.today" + values.data' }, []],
  ['a plain string', 'data.today', []],
  ['what can’t be read', { $expr: 'data.' }, []],
])('%s', (_what, value, names) => {
  expect(rootReads(value, 'data')).toEqual(new Set(names))
})

test.each(['data[params.name]', 'len(data)', 'data'])('%s may read any field', (source) => {
  const reads = rootReads({ $expr: source }, 'data')

  expect(reads).toBe('all')
  expect(mayRead(reads, 'today')).toBe(true)
})
