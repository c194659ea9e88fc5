// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readStored, storeValue } from '../session/storage.ts'
import {
  followPreferences,
  type Preferences,
  preferences,
  readPreferences,
  resetPreferences,
  setPreference,
} from './preferences-store.ts'

const defaults: Preferences = {
  theme: 'light',
  primaryColor: '#1890FF',
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  isHeaderFixed: false,
  hidesHeader: false,
  isSideMenuFixed: false,
  isColorWeak: false,
  hasTabs: true,
  appearance: 'light',
  density: 'default',
}
const others = [
  ['theme', 'DEFAULT_THEME', 'dark'],
  ['primaryColor', 'DEFAULT_COLOR', '#722ED1'],
  ['layout', 'DEFAULT_LAYOUT_MODE', 'topmenu'],
  ['contentWidth', 'DEFAULT_CONTENT_WIDTH_TYPE', 'Fluid'],
  ['isHeaderFixed', 'DEFAULT_FIXED_HEADER', true],
  ['hidesHeader', 'DEFAULT_FIXED_HEADER_HIDDEN', true],
  ['isSideMenuFixed', 'DEFAULT_FIXED_SIDEMENU', true],
  ['isColorWeak', 'DEFAULT_COLOR_WEAK', true],
  ['hasTabs', 'DEFAULT_MULTI_PAGE', false],
  ['appearance', 'GAIWAN_APPEARANCE', 'dark'],
  ['density', 'GAIWAN_DENSITY', 'compact'],
] as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetPreferences()
  localStorage.clear()
})

test('without stored values the defaults apply', () => {
  expect(readPreferences()).toEqual(defaults)
})

test.each(others)('%s applies at once and is stored under %s', (name, key, value) => {
  setPreference(name, value)

  expect(preferences[name]).toBe(value)
  expect(localStorage.getItem(`pro__${key}`)).toBe(JSON.stringify({ value, expire: null }))
  expect(readPreferences()[name]).toBe(value)
})

test.each([
  '',
  '{',
  'null',
  '{"value":null}',
  '{"value":"rubbish"}',
  '{"value":{"a":1}}',
  '{"value":["dark"]}',
  '{"value":7}',
])('the stored value %j in every key gives the defaults', (rubbish) => {
  for (const [, key] of others) localStorage.setItem(`pro__${key}`, rubbish)

  expect(readPreferences()).toEqual(defaults)
})

test('a preference set in another tab is applied', () => {
  const stop = followPreferences()
  storeValue('DEFAULT_THEME', 'dark')

  dispatchEvent(new StorageEvent('storage', { key: 'pro__DEFAULT_THEME' }))

  expect(preferences.theme).toBe('dark')
  stop()
})

test('the multi-tab mode set in another tab waits for a reload', () => {
  const stop = followPreferences()
  storeValue('DEFAULT_MULTI_PAGE', false)

  dispatchEvent(new StorageEvent('storage', { key: 'pro__DEFAULT_MULTI_PAGE' }))

  expect([preferences.hasTabs, readPreferences().hasTabs]).toEqual([true, false])
  stop()
})

test('with disabled storage, a preference applies until the page closes', () => {
  vi.stubGlobal('localStorage', undefined)

  setPreference('layout', 'topmenu')

  expect(preferences.layout).toBe('topmenu')
  expect(readPreferences().layout).toBe('topmenu')
})

test('a reset restores all defaults and removes the stored values', () => {
  for (const [name, , value] of others) setPreference(name, value)

  resetPreferences()

  expect({ ...preferences }).toEqual(defaults)
  expect(others.map(([, key]) => readStored(key))).toEqual(others.map(() => undefined))
})
