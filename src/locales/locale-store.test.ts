// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { currentLanguage } from './language.ts'
import { locale, startLocale, switchLanguage } from './locale-store.ts'

afterEach(() => localStorage.clear())

test('a language switch applies to the screen, the document and the next start', async () => {
  await switchLanguage('zh-CN')

  expect([locale.language, locale.translate('Log out'), document.documentElement.lang]).toEqual([
    'zh-CN',
    '退出登录',
    'zh-CN',
  ])
  expect(currentLanguage()).toBe('zh-CN')
})

test.each([
  ['en-US', 'en'],
  ['zh-CN', 'zh-cn'],
] as const)(
  'antd has a locale object in %s, because without one a switch would remount the screen',
  async (language, name) => {
    await switchLanguage(language)

    expect(locale.antd.locale).toBe(name)
  },
)

test('of two language switches the last one applies, even if the first one loads longer', async () => {
  await startLocale()
  const first = switchLanguage('zh-CN')
  await switchLanguage('en-US')
  await first

  expect([locale.language, locale.translate('Log out'), document.documentElement.lang]).toEqual([
    'en-US',
    'Log out',
    'en-US',
  ])
  expect(currentLanguage()).toBe('en-US')
})
