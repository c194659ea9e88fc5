import { expect, test } from 'vitest'
import { myAnnouncements } from '../notice/list-resource.ts'
import { stockQuery } from './stock-query.ts'

const read = (query: Record<string, unknown>) => stockQuery(myAnnouncements, query, ['titile'])

test('what the list does not know is left out', () => {
  expect(read({ pageNo: '1', field: 'id,,titile', _t: '1', __proto: 'x', readFlag: '0' })).toEqual({
    pageNo: '1',
    pageSize: '10',
    readFlag: '0',
  })
})

test('an unknown sort is the default one, and a known one stays', () => {
  expect(read({ column: 'createTime', order: 'desc' })).toEqual({ pageSize: '10' })
  expect(read({ column: 'sendTime', order: 'asc' })).toEqual({
    column: 'sendTime',
    order: 'asc',
    pageSize: '10',
  })
})

test('all rows are as many as a page may have', () => {
  expect(read({ pageSize: '-521' })).toEqual({ pageSize: '200' })
})

test.each([
  ['账单', '*账单*'],
  ['*账单*', '*账单*'],
  ['账单*', '账单*'],
  ['*账单', '*账单'],
  ['!a', '*!a*'],
  ['', ''],
])('the text %j is searched for as %j', (titile, asked) => {
  expect(read({ titile })).toEqual({ titile: asked, pageSize: '10' })
})
