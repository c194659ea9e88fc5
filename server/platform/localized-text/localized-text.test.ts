import { expect, test } from 'vitest'
import { mergeText } from './localized-text.ts'

const both = { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } }
const unknown = { text: '店长', texts: {} }
const english = { text: 'Cashier', texts: { 'en-US': 'Cashier' } }

test.each([
  ['a new text is known in the language it was typed in', undefined, 'Cashier', 'en-US', english],
  ['what was left as it was shown changes nothing', both, 'Shop manager', 'en-US', both],
  [
    'what another language says is a text like any other',
    both,
    'Shop manager',
    'zh-CN',
    { text: 'Shop manager', texts: { 'zh-CN': 'Shop manager', 'en-US': 'Shop manager' } },
  ],
  [
    'another English text leaves the Chinese one',
    both,
    'Manager',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Manager' } },
  ],
  [
    'another Chinese text leaves the English one',
    both,
    '掌柜',
    'zh-CN',
    { text: '掌柜', texts: { 'zh-CN': '掌柜', 'en-US': 'Shop manager' } },
  ],
  [
    'a text of one language that is saved in the other is told in both',
    unknown,
    '店长',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': '店长' } },
  ],
  [
    'in whichever it was told first',
    english,
    'Cashier',
    'zh-CN',
    { text: 'Cashier', texts: { 'zh-CN': 'Cashier', 'en-US': 'Cashier' } },
  ],
  [
    'a text gets its English beside it',
    unknown,
    'Shop manager',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } },
  ],
  [
    'a text in English alone is another for everybody',
    english,
    'Teller',
    'en-US',
    { text: 'Teller', texts: { 'en-US': 'Teller' } },
  ],
  [
    'a text in English alone gets its Chinese beside it',
    english,
    '收银员',
    'zh-CN',
    { text: '收银员', texts: { 'zh-CN': '收银员', 'en-US': 'Cashier' } },
  ],
  ['an emptied text is gone in every language', both, null, 'en-US', { text: null, texts: {} }],
] as const)('%s', (_, before, typed, locale, after) => {
  expect(mergeText(typed, { locale }, before)).toEqual(after)
})

test.each([
  ['nothing where it was left as it was shown', 'Shop manager', both],
  [
    'the language of who typed it',
    '店长',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } },
  ],
  ['that alone', '掌柜', { text: '掌柜', texts: { 'zh-CN': '掌柜', 'en-US': 'Shop manager' } }],
])('a form loaded in English and sent in Chinese changes %s', (_, typed, after) => {
  expect(mergeText(typed, { locale: 'zh-CN', shownIn: 'en-US' }, both)).toEqual(after)
})
