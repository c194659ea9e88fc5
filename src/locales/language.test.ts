// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage, detectLanguage, storeLanguage, tabLanguage } from './language.ts'

afterEach(() => localStorage.clear())

test.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['en-GB', 'zh'], 'en-US'],
  [['de', 'zh-Hans-CN'], 'zh-CN'],
  [['de', 'fr'], 'en-US'],
  [[], 'en-US'],
] as const)('the browser that prefers %j starts in %s', (wanted, language) => {
  expect(detectLanguage(wanted)).toBe(language)
})

test('a selected language is stored and set on the document', () => {
  storeLanguage('zh-CN')

  expect([currentLanguage(), document.documentElement.lang]).toEqual(['zh-CN', 'zh-CN'])
})

test('a language that another tab stores does not change the language of this tab', () => {
  storeLanguage('zh-CN')

  localStorage.setItem('pro__LANGUAGE', '{"value":"en-US","expire":null}')

  expect([currentLanguage(), tabLanguage()]).toEqual(['en-US', 'zh-CN'])
})

test('an unknown language is ignored', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  localStorage.setItem('pro__LANGUAGE', '{"value":"tlh","expire":null}')

  expect(currentLanguage()).toBe('en-US')
})
