import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { type ListAbility, withMask } from '#schemas'
import { HttpError } from '../http/errors.ts'
import { readJeecgQuery } from './jeecg-query.ts'
import { readListQuery } from './query.ts'
import { defineListResource } from './resource.ts'

const shape = Type.Object({
  id: Type.String(),
  idNo: withMask('idNumber', Type.String()),
  phone: withMask('phone', Type.String(), { reveal: 'owner:edit' }),
})
const declare = (list: Partial<ListAbility<string>>) =>
  defineListResource({
    model: {
      name: 'Owner',
      title: 'Owner',
      shape,
      list: { sortable: ['id'], filters: {}, defaultSort: { field: 'id', order: 'asc' }, ...list },
    },
    table: 'owner',
    scope: 'none',
  })

const resource = declare({
  sortable: ['id', 'phone'],
  filters: { idNo: ['eq', 'in'], phone: ['eq', 'like', 'starts', 'between', 'ne'] },
})
const clerk = { username: 'clerk', orgCode: null }
const editor = { ...clerk, scope: { reveals: ['owner:edit'] } }

function refused(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof HttpError) return Object.keys(error.fields ?? {})
    throw error
  }
}

const searches = [
  { phone: '139*' },
  { phone: '*39*' },
  { phone: '!13900000001' },
  { phone: '> 139' },
  { phone_begin: '139' },
  { superQueryParams: JSON.stringify([{ field: 'phone', rule: 'like', val: '39' }]) },
]

describe('a caller who sees the mask', () => {
  test.each(searches)('finds no parts of the value by %j', (query) => {
    expect(refused(() => readListQuery(resource, query, clerk))).toHaveLength(1)
    expect(refused(() => readJeecgQuery(resource, query, { who: clerk }))).toHaveLength(1)
  })

  test('finds the whole value', () => {
    const query = { phone: '13900000001', idNo: '11010119900307123X' }

    expect(readListQuery(resource, query, clerk).conditions).toHaveLength(2)
    expect(readJeecgQuery(resource, query, { who: clerk }).conditions).toHaveLength(2)
  })

  test("can't sort by the value", () => {
    expect(refused(() => readListQuery(resource, { column: 'phone' }, clerk))).toEqual(['column'])
    expect(readJeecgQuery(resource, { column: 'phone' }, { who: clerk }).sort).toBe('id')
  })
})

test('a caller who sees the plain value searches and sorts by it', () => {
  expect(readListQuery(resource, { phone: '139*', column: 'phone' }, editor)).toMatchObject({
    sort: 'phone',
    conditions: [{ op: 'starts' }],
  })
  expect(readJeecgQuery(resource, { phone: '*39*', column: 'phone' }, { who: editor })).toMatchObject({
    sort: 'phone',
    conditions: [{ op: 'like' }],
  })
})

test.each<[string, Partial<ListAbility<string>>]>([
  ['idNo', { sortable: ['idNo'] }],
  ['idNo like', { filters: { idNo: ['eq', 'like'] } }],
  ['phone', { defaultSort: { field: 'phone', order: 'asc' } }],
])('no model declares a list that reveals masked values: %s', (use, list) => {
  expect(() => declare(list)).toThrow(`model Owner reveals masked values by ${use}`)
})
