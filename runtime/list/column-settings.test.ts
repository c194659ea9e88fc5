// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { Column } from '#schemas'
import { arrangeColumns, readSettings, settingsKey, writeSettings } from './column-settings.ts'

const columns: Column[] = [
  { id: 'a', field: 'a', fixed: 'left' },
  { id: 'b', field: 'b', width: 100 },
  { id: 'c', field: 'c', hidden: true },
]
const order = (arranged: readonly { column: Column }[]) => arranged.map(({ column }) => column.id)

describe('arranging columns', () => {
  test('without settings they stand as the page says', () => {
    const arranged = arrangeColumns(columns, {})

    expect(order(arranged)).toEqual(['a', 'b', 'c'])
    expect(arranged.map(({ shown }) => shown)).toEqual([true, true, false])
  })

  test("the user's order, width, pin and choice win", () => {
    const arranged = arrangeColumns(columns, {
      order: ['c', 'a', 'b'],
      columns: { a: { fixed: null }, b: { width: 240 }, c: { shown: true, fixed: 'right' } },
    })

    expect(order(arranged)).toEqual(['c', 'a', 'b'])
    expect(arranged.map(({ fixed }) => fixed)).toEqual(['right', undefined, undefined])
    expect(arranged.map(({ width }) => width)).toEqual([undefined, undefined, 240])
  })

  test('a column that the page got later stands where the page puts it, and a removed one is forgotten', () => {
    expect(order(arrangeColumns(columns, { order: ['c', 'gone', 'a'] }))).toEqual(['c', 'b', 'a'])
  })
})

describe('saved settings', () => {
  const key = settingsKey('7', 'bill/SettleBillList')
  beforeEach(() => localStorage.clear())

  test('come back, in the form of every local key', () => {
    writeSettings(key, { density: 'small', order: ['b'], columns: { b: { width: 90, fixed: null } } })

    expect(readSettings(key)).toEqual({
      density: 'small',
      order: ['b'],
      columns: { b: { width: 90, fixed: null } },
    })
    expect(key).toBe('pro__LIST_SETTINGS:7:bill/SettleBillList')
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveProperty('value.density', 'small')
  })

  test('nothing to keep leaves nothing behind', () => {
    writeSettings(key, { density: 'small' })
    writeSettings(key, {})

    expect(localStorage.getItem(key)).toBeNull()
  })

  test.each([
    '{',
    '[]',
    '{"value":[]}',
    '{"value":{"order":[1],"columns":{"a":7},"density":"huge"}}',
    'null',
  ])('what somebody wrote there by hand does no harm: %s', (stored) => {
    localStorage.setItem(key, stored)

    expect(order(arrangeColumns(columns, readSettings(key)))).toEqual(['a', 'b', 'c'])
  })
})
