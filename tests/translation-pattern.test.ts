import { expect, test } from 'vitest'
import { translationPattern } from './support/translation-pattern.ts'

const inChinese = (english: string) => new RegExp(`^${translationPattern('zh-CN', english)}$`)

test.each([
  ['Before', '修改前'],
  ['The role Auditors is deleted.', '角色“Auditors”已删除。'],
  ['3 granted: 3 new, 0 removed', '已授权 3 项：新增 3 项，取消 0 项'],
  ['Create passwords', '生成一次性密码'],
  ['Active', '启用'],
  ['Settlement bills', '结算账单'],
])('the pattern of "%s" matches its Chinese text', (english, chinese) => {
  expect(chinese).toMatch(inChinese(english))
})

test('the pattern of a two-character button matches the space that antd adds', () => {
  expect('保 存').toMatch(inChinese('Save'))
})

test('the pattern of any other text matches only the text itself', () => {
  expect(translationPattern('zh-CN', 'Spring brew (2026)')).toBe(String.raw`Spring brew \(2026\)`)
  expect(translationPattern('en-US', 'Save')).toBe('Save')
})
