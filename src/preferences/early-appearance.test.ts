// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { showEarlyAppearance } from './early-appearance.ts'

afterEach(() => localStorage.clear())

test.each([
  ['{"value":"dark"}', 'dark'],
  ['{"value":"light"}', 'light'],
  ['{"value":"rubbish"}', 'light'],
  ['{', 'light'],
])('before the first paint, the stored value %s makes the document %s', (kept, appearance) => {
  localStorage.setItem('pro__GAIWAN_APPEARANCE', kept)

  showEarlyAppearance()

  expect(document.documentElement.dataset.appearance).toBe(appearance)
})
