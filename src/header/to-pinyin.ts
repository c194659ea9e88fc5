import { pinyin } from 'pinyin-pro'
import type { Pinyin } from './menu-search-index.ts'

const CHINESE = /\p{Script=Han}/u

/** A syllable for each character, without tones; other characters stay as they are. */
export const toPinyin: Pinyin = (text) =>
  CHINESE.test(text) ? pinyin(text, { type: 'array', toneType: 'none', v: true }) : undefined
