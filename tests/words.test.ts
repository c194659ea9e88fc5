import { expect, test } from 'vitest'
import { wordsIn } from './support/words.ts'

const inChinese = (english: string) => new RegExp(`^${wordsIn('zh-CN', english)}$`)

test.each([
  ['Before', '修改前'],
  ['The role Auditors is deleted.', '角色“Auditors”已删除。'],
  ['3 granted: 3 new, 0 taken away', '已授权 3 项：新增 3 项，取消 0 项'],
  ['Make the passwords', '生成一次性密码'],
  ['In use', '启用'],
  ['Settlement bills', '结算账单'],
])('%s is said in Chinese as on screen', (english, chinese) => {
  expect(chinese).toMatch(inChinese(english))
})

test('a button of two characters is found as antd draws it', () => {
  expect('保 存').toMatch(inChinese('Save'))
})

test('what is no text of the product stays as it is', () => {
  expect(wordsIn('zh-CN', 'Spring brew (2026)')).toBe(String.raw`Spring brew \(2026\)`)
  expect(wordsIn('en-US', 'Save')).toBe('Save')
})
