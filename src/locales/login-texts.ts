import { loadChunk } from '#runtime'
import type { Language } from './language.ts'

/** Translations for the login page. Undefined for English, because it is the language of the source texts. */
export async function loadLoginTexts(
  language: Language,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (language !== 'zh-CN') return undefined
  return (await loadChunk(() => import('./zh-CN/login.json'))).default
}
