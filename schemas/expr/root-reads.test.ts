import { expect, test } from 'vitest'
import { mayRead, rootReads } from './root-reads.ts'

test.each([
  ['a name after a dot is read', { $expr: 'data.today.count' }, ['today']],
  ['a name in brackets is read', { $expr: 'data["today"].count' }, ['today']],
  [
    'names in a template are read',
    { $text: 'Of ${data.today.count} and ${data.shops.total}' },
    ['today', 'shops'],
  ],
  ['names in nested data are read', { a: [{ b: { $expr: 'sum(data.days.map(d, d.x))' } }] }, ['days']],
  ['a name inside a string literal is not read', { $expr: '"data.today" + values.data' }, []],
  ['a plain string reads nothing', 'data.today', []],
  ['an invalid expression reads nothing', { $expr: 'data.' }, []],
])('%s', (_what, value, names) => {
  expect(rootReads(value, 'data')).toEqual(new Set(names))
})

test.each(['data[params.name]', 'len(data)', 'data'])('%s may read any field', (source) => {
  const reads = rootReads({ $expr: source }, 'data')

  expect(reads).toBe('all')
  expect(mayRead(reads, 'today')).toBe(true)
})
