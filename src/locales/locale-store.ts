import type { Locale as AntdLocale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import { proxy, ref } from 'valtio'
import { createTranslate, type Translate } from '#runtime/i18n'
import { currentLanguage, keepLanguage, type Language } from './language.ts'

/** Kept as it is: valtio watches nothing inside. */
type Whole<Value extends object> = ReturnType<typeof ref<Value>>

interface LocaleState {
  language: Language
  /** The one chosen last; it may still be loading. */
  wanted: Language
  translate: Translate
  /** Also for English, which antd speaks by itself: with none it would mount the whole screen anew at a switch. */
  antd: Whole<AntdLocale>
}

const english = { translate: createTranslate(), antd: enUS }

/** The language of the screen with everything that speaks it. */
export const locale = proxy<LocaleState>({
  language: 'en-US',
  wanted: 'en-US',
  translate: english.translate,
  antd: ref(english.antd),
})

/** The languages beside English, the language of the source texts. */
const loaders: Partial<Record<Language, () => Promise<{ translate: Translate; antd: AntdLocale }>>> = {
  'zh-CN': async () => (await import('./zh-cn.ts')).chinese,
}

/** Loads the language chosen before, or the browser's. */
export async function startLocale(): Promise<void> {
  await apply(currentLanguage())
}

/** Changes the language of the screen without a reload and remembers the choice. */
export async function switchLanguage(language: Language): Promise<void> {
  if (await apply(language)) keepLanguage(language)
}

/** Gives whether the language is on screen: not where another was chosen while this one was loading. */
async function apply(language: Language): Promise<boolean> {
  locale.wanted = language
  const { translate, antd } = (await loaders[language]?.()) ?? english
  if (locale.wanted !== language) return false
  dayjs.locale(language.toLowerCase())
  Object.assign(locale, { language, translate: ref(translate), antd: ref(antd) })
  return true
}
