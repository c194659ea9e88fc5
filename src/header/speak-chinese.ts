import { pinyin } from 'pinyin-pro'
import type { Pinyin } from './menu-search-index.ts'

const CHINESE = /\p{Script=Han}/u

/** A syllable for each character, without tones; what is no Chinese stands for itself. */
export const speakChinese: Pinyin = (text) =>
  CHINESE.test(text) ? pinyin(text, { type: 'array', toneType: 'none', v: true }) : undefined
