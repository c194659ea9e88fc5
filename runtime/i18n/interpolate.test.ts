import { expect, test } from 'vitest'
import { createTranslate, interpolate } from './interpolate.ts'

test('values fill their places', () => {
  expect(interpolate('{{count}} of {{total}}', { count: 3, total: 9 })).toBe('3 of 9')
})

test('a place without a value stays visible, names of prototypes included', () => {
  expect(interpolate('{{count}} {{constructor}}', { total: 1 })).toBe('{{count}} {{constructor}}')
})

test('the first catalogue that knows a text translates it; an unknown text stays English', () => {
  const translate = createTranslate({ Bill: '账单' }, undefined, { Bill: '单据', Shop: '门店' })

  expect([translate('Bill'), translate('Shop'), translate('toString')]).toEqual(['账单', '门店', 'toString'])
})
