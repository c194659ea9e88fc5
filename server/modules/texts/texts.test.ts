import { expect, test } from 'vitest'
import { retold } from './texts.ts'

const both = { text: '店长', texts: { 'zh-CN': '店长', 'en-US': 'Shop keeper' } }
const unknown = { text: '店长', texts: {} }
const english = { text: 'Cashier', texts: { 'en-US': 'Cashier' } }

test.each([
  ['a new text is known in the language it was typed in', undefined, 'Cashier', 'en-US', english],
  ['what was left as it was shown changes nothing', both, 'Shop keeper', 'en-US', both],
  ['nor does a form that was opened in the other language', both, '店长', 'en-US', both],
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
    { text: '掌柜', texts: { 'zh-CN': '掌柜', 'en-US': 'Shop keeper' } },
  ],
  ['a text of one language that is shown in the other stays', unknown, '店长', 'en-US', unknown],
  [
    'a text gets its English beside it',
    unknown,
    'Shop keeper',
    'en-US',
    { text: '店长', texts: { 'en-US': 'Shop keeper' } },
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
  expect(retold(typed, locale, before)).toEqual(after)
})
