import { expect, test } from 'vitest'
import { settingsOf } from '#schemas/settings'
import { panelValues, resetSettings, settingsFrom } from './panel-values.ts'

const settings = settingsOf({
  required: ['dict'],
  properties: {
    dict: { type: 'string', title: 'Dictionary', pattern: '^[a-z_]+$' },
    plain: { type: 'boolean', title: 'Text only', default: false },
    presets: { type: 'boolean', title: 'Show presets', default: true },
    limit: { type: 'integer', title: 'Maximum value', minimum: 1, maximum: 20, default: 3 },
  },
})

test('a switch starts with its default', () => {
  expect(panelValues(settings, { dict: 'a' })).toEqual({ dict: 'a', plain: false, presets: true })
})

test.each<[string, object, object]>([
  ['a changed value', { dict: 'b', limit: 5 }, { dict: 'b', limit: 5 }],
  ['defaults and empty values are left out', { dict: 'a', plain: false, limit: 3 }, { dict: 'a' }],
  ['a switch that differs from its default', { dict: 'a', presets: false }, { dict: 'a', presets: false }],
  ['an invalid value keeps the previous one', { dict: 'A!', limit: 99 }, { dict: 'old', limit: 7 }],
  ['an empty required setting keeps the previous one', { dict: '' }, { dict: 'old' }],
  ['an unreadable number keeps the previous one', { dict: 'a', limit: Number.NaN }, { dict: 'a', limit: 7 }],
])('%s', (_, values, expected) => {
  expect(settingsFrom(settings, { ...values }, { dict: 'old', limit: 7 })).toEqual(expected)
})

test('a reset keeps required settings only', () => {
  expect(resetSettings(settings, { dict: 'a', limit: 5 })).toEqual({ dict: 'a' })
})
