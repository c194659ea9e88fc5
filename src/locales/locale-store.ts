import type { Locale as AntdLocale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import { proxy, ref } from 'valtio'
import { loadChunk } from '#runtime'
import { createTranslate, type Translate } from '#runtime/i18n'
import { currentLanguage, type Language, storeLanguage } from './language.ts'

/** An object whose properties valtio doesn't observe. */
type Untracked<Value extends object> = ReturnType<typeof ref<Value>>

interface LocaleState {
  language: Language
  /** The language that the user selected last. Its texts may still be loading. */
  selected: Language
  translate: Translate
  /**
   * antd's texts. English is set too, although it is antd's default. A change from no locale to a locale
   * would mount the whole screen again.
   */
  antd: Untracked<AntdLocale>
}

const english = { translate: createTranslate(), antd: enUS }

/** The language on screen and its texts. */
export const locale = proxy<LocaleState>({
  language: 'en-US',
  selected: 'en-US',
  translate: english.translate,
  antd: ref(english.antd),
})

/** Loaders of the languages. English needs no loader, because it is the language of the source texts. */
const loaders: Partial<Record<Language, () => Promise<{ translate: Translate; antd: AntdLocale }>>> = {
  'zh-CN': () => loadChunk(async () => (await import('./zh-cn.ts')).chinese),
}

/** Loads the texts of the stored language, or else of the browser's language. */
export async function startLocale(): Promise<void> {
  await apply(currentLanguage())
}

/** Switches the language without a reload, and stores the language. */
export async function switchLanguage(language: Language): Promise<void> {
  if (await apply(language)) storeLanguage(language)
}

/**
 * Loads a language and shows it. Resolves to false if the user has selected another language before the texts
 * are loaded.
 */
async function apply(language: Language): Promise<boolean> {
  locale.selected = language
  const { translate, antd } = (await loaders[language]?.()) ?? english
  if (locale.selected !== language) return false
  dayjs.locale(language.toLowerCase())
  Object.assign(locale, { language, translate: ref(translate), antd: ref(antd) })
  return true
}
