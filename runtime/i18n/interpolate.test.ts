import { expect, test } from 'vitest'
import { createTranslate, interpolate } from './interpolate.ts'

test('values replace their placeholders', () => {
  expect(interpolate('{{count}} of {{total}}', { count: 3, total: 9 })).toBe('3 of 9')
})

test('a placeholder with two forms is singular for 1 and plural otherwise', () => {
  const text = 'Import {{count}} {{count:row|rows}}'

  const said = [0, 1, '1', 2, '1,001'].map((count) => interpolate(text, { count }))

  expect(said).toEqual([
    'Import 0 rows',
    'Import 1 row',
    'Import 1 row',
    'Import 2 rows',
    'Import 1,001 rows',
  ])
  expect(interpolate(text, { total: 1 })).toBe(text)
})

test('a placeholder without a value stays, even if it is named like a prototype property', () => {
  expect(interpolate('{{count}} {{constructor}}', { total: 1 })).toBe('{{count}} {{constructor}}')
})

test('the first catalogue that knows a text translates it; an unknown text stays English', () => {
  const translate = createTranslate({ Bill: '账单' }, undefined, { Bill: '单据', Shop: '门店' })

  expect([translate('Bill'), translate('Shop'), translate('toString')]).toEqual(['账单', '门店', 'toString'])
})
