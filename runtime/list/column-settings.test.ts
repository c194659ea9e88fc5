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

describe('column settings', () => {
  test("without settings, columns have the page's order and visibility", () => {
    const arranged = arrangeColumns(columns, {})

    expect(order(arranged)).toEqual(['a', 'b', 'c'])
    expect(arranged.map(({ shown }) => shown)).toEqual([true, true, false])
  })

  test("the user's order, width, pin and visibility override the page's", () => {
    const arranged = arrangeColumns(columns, {
      order: ['c', 'a', 'b'],
      columns: { a: { fixed: null }, b: { width: 240 }, c: { shown: true, fixed: 'right' } },
    })

    expect(order(arranged)).toEqual(['c', 'a', 'b'])
    expect(arranged.map(({ fixed }) => fixed)).toEqual(['right', undefined, undefined])
    expect(arranged.map(({ width }) => width)).toEqual([undefined, undefined, 240])
  })

  test("a column added to the page has the page's position, and a removed one is ignored", () => {
    expect(order(arrangeColumns(columns, { order: ['c', 'gone', 'a'] }))).toEqual(['c', 'b', 'a'])
  })
})

describe('column settings in the local storage', () => {
  const key = settingsKey('7', 'bill/SettleBillList')
  beforeEach(() => localStorage.clear())

  test('stored settings can be read, and have the format of all local keys', () => {
    writeSettings(key, { density: 'small', order: ['b'], columns: { b: { width: 90, fixed: null } } })

    expect(readSettings(key)).toEqual({
      density: 'small',
      order: ['b'],
      columns: { b: { width: 90, fixed: null } },
    })
    expect(key).toBe('pro__LIST_SETTINGS:7:bill/SettleBillList')
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveProperty('value.density', 'small')
  })

  test('storing empty settings removes the key', () => {
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
  ])('an invalid stored value counts as no settings: %s', (stored) => {
    localStorage.setItem(key, stored)

    expect(order(arrangeColumns(columns, readSettings(key)))).toEqual(['a', 'b', 'c'])
  })
})
