import { pinyin } from 'pinyin-pro'
import type { Pinyin } from './menu-search-index.ts'

const CHINESE = /\p{Script=Han}/u

/** One syllable per character, without tones. Other characters stay unchanged. */
export const toPinyin: Pinyin = (text) =>
  CHINESE.test(text) ? pinyin(text, { type: 'array', toneType: 'none', v: true }) : undefined
