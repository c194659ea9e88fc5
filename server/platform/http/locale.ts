import type { FastifyRequest } from 'fastify'

/** Supported languages. */
export type Locale = 'en-US' | 'zh-CN'

/** Default language, which is JeecgBoot's. */
export const CONTRACT_LOCALE: Locale = 'zh-CN'

/** Message in every language. */
export interface LocalizedText {
  en: string
  zh: string
}

/** Picks a message by language. */
export const localizedTo = (words: LocalizedText, locale: Locale): string =>
  locale === 'en-US' ? words.en : words.zh

/** Language of a request: the header `X-Locale`, or Chinese as in JeecgBoot. */
export const localeOf = (request: FastifyRequest): Locale =>
  request.headers['x-locale'] === 'en-US' ? 'en-US' : CONTRACT_LOCALE

/** Text in a language; `fallback` if it is missing. */
export const textIn = (texts: Record<string, string>, locale: Locale, fallback: string): string =>
  texts[locale] ?? fallback
