import { sql } from 'kysely'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { billResource } from '../../records/bill.ts'
import { defineReportResource } from './resource.ts'

const text = Type.Object({ shopName: Type.String() })
const column = { type: 'text', sql: sql`x` } as const
const relation = { joins: sql``, fields: { shopName: column } }
const declaration = {
  access: 'bill:report',
  list: billResource,
  relations: { shop: relation, owner: relation, 'shop.owner': relation },
}
const declare = (relations: Record<string, typeof text>) =>
  defineReportResource({ name: 'Bill', shape: text, report: { fields: ['billNo'], relations } }, declaration)

test('fields without a column are refused', () => {
  const shop = Type.Object({ shopName: Type.String(), city: Type.String() })

  expect(() => declare({ shop })).toThrow('model Bill reports by city: no such column')
})

test('two relations with the same field are refused', () => {
  expect(() => declare({ shop: text, owner: text })).toThrow(
    'model Bill reports by shopName: two fields with this name',
  )
})

test('a relation without the relation before it is refused', () => {
  expect(() => declare({ 'shop.owner': text })).toThrow('model Bill reports by shop: no such relation')
})
