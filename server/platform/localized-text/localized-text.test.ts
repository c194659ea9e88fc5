import { expect, test } from 'vitest'
import { mergeText } from './localized-text.ts'

const both = { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } }
const unknown = { text: '店长', texts: {} }
const english = { text: 'Cashier', texts: { 'en-US': 'Cashier' } }

test.each([
  ['a new text is stored in the language of the user', undefined, 'Cashier', 'en-US', english],
  ['an unchanged text changes nothing', both, 'Shop manager', 'en-US', both],
  [
    'a text may be the same as that of the other language',
    both,
    'Shop manager',
    'zh-CN',
    { text: 'Shop manager', texts: { 'zh-CN': 'Shop manager', 'en-US': 'Shop manager' } },
  ],
  [
    'a changed English text keeps the Chinese one',
    both,
    'Manager',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Manager' } },
  ],
  [
    'a changed Chinese text keeps the English one',
    both,
    '掌柜',
    'zh-CN',
    { text: '掌柜', texts: { 'zh-CN': '掌柜', 'en-US': 'Shop manager' } },
  ],
  [
    'a Chinese text that is saved in English is stored in both languages',
    unknown,
    '店长',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': '店长' } },
  ],
  [
    'an English text that is saved in Chinese is stored in both languages',
    english,
    'Cashier',
    'zh-CN',
    { text: 'Cashier', texts: { 'zh-CN': 'Cashier', 'en-US': 'Cashier' } },
  ],
  [
    'a Chinese text gets an English translation',
    unknown,
    'Shop manager',
    'en-US',
    { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } },
  ],
  [
    'a changed text that exists only in English changes for all readers',
    english,
    'Teller',
    'en-US',
    { text: 'Teller', texts: { 'en-US': 'Teller' } },
  ],
  [
    'a text that exists only in English gets a Chinese translation',
    english,
    '收银员',
    'zh-CN',
    { text: '收银员', texts: { 'zh-CN': '收银员', 'en-US': 'Cashier' } },
  ],
  ['an emptied text is removed in every language', both, null, 'en-US', { text: null, texts: {} }],
] as const)('%s', (_, before, typed, locale, after) => {
  expect(mergeText(typed, { locale }, before)).toEqual(after)
})

test.each([
  ['nothing if the text is unchanged', 'Shop manager', both],
  ['the Chinese text', '店长', { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop manager' } }],
  ['only the Chinese text', '掌柜', { text: '掌柜', texts: { 'zh-CN': '掌柜', 'en-US': 'Shop manager' } }],
])('a form loaded in English and sent in Chinese changes %s', (_, typed, after) => {
  expect(mergeText(typed, { locale: 'zh-CN', shownIn: 'en-US' }, both)).toEqual(after)
})
