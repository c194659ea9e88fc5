import { readStored, storeValue } from '../session/storage.ts'

export const languages = ['en-US', 'zh-CN'] as const
export type Language = (typeof languages)[number]

/** The name of each language in this language itself, for the language switch. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'zh-CN': '简体中文' }

const KEY = 'LANGUAGE'

/** The first language in the browser's list that the application supports, or English if there is none. */
export function detectLanguage(preferred: readonly string[]): Language {
  const preferredCodes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  const first = preferredCodes.find((language) => language === 'en' || language === 'zh')
  return first === 'zh' ? 'zh-CN' : 'en-US'
}

/** The stored language. Without a stored language, the browser's language. */
export function currentLanguage(): Language {
  const stored = readStored(KEY)
  return languages.find((language) => language === stored) ?? detectLanguage(navigator.languages ?? [])
}

/** The language of this browser tab, which another tab can't change. */
export function tabLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? currentLanguage()
}

/** Stores the language. Also sets the document's `lang`, for screen readers and fonts. */
export function storeLanguage(language: Language): void {
  storeValue(KEY, language)
  showLanguage(language)
}

/** Sets the document's language. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
}
