import { pinyin } from 'pinyin-pro'
import type { Pinyin } from './menu-search-index.ts'

const CHINESE = /\p{Script=Han}/u

/**
 * Converts each Chinese character of a text to its syllable without the tone. Keeps other characters.
 * Undefined for a text without Chinese.
 */
export const toPinyin: Pinyin = (text) =>
  CHINESE.test(text) ? pinyin(text, { type: 'array', toneType: 'none', v: true }) : undefined
