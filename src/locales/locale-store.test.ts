// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { currentLanguage } from './language.ts'
import { locale, startLocale, switchLanguage } from './locale-store.ts'

afterEach(() => localStorage.clear())

test('a switch changes screen, document and next start', async () => {
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
  'antd has a catalogue in %s too: given none it would mount the whole screen anew',
  async (language, name) => {
    await switchLanguage(language)

    expect(locale.antd.locale).toBe(name)
  },
)

test('of two switches the last one wins, even if the first one loads longer', async () => {
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
