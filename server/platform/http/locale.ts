import type { FastifyRequest } from 'fastify'

/** The languages the server speaks. */
export type Locale = 'en-US' | 'zh-CN'

/** Default language, which is that of the contract. */
export const CONTRACT_LOCALE: Locale = 'zh-CN'

/** One message in every language. */
export interface Words {
  en: string
  zh: string
}

/** Picks the message a caller asked for. */
export const inLocale = (words: Words, locale: Locale): string => (locale === 'en-US' ? words.en : words.zh)

/** The language of a request: `X-Locale`, else Chinese, as the contract speaks. */
export const localeOf = (request: FastifyRequest): Locale =>
  request.headers['x-locale'] === 'en-US' ? 'en-US' : CONTRACT_LOCALE

/** The text of a record in the asked language, by its texts in every language; `fallback` where one lacks. */
export const textIn = (texts: Record<string, string>, locale: Locale, fallback: string): string =>
  texts[locale] ?? fallback
