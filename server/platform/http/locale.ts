import type { FastifyRequest } from 'fastify'

/** Supported languages. */
export type Locale = 'en-US' | 'zh-CN'

/** Default language, which is the same as in JeecgBoot. */
export const CONTRACT_LOCALE: Locale = 'zh-CN'

/** Message in every language. */
export interface LocalizedText {
  en: string
  zh: string
}

/** Picks a message by language. */
export const localizedTo = (words: LocalizedText, locale: Locale): string =>
  locale === 'en-US' ? words.en : words.zh

/**
 * Language of a request, from the header `X-Locale`. Without this header the language is Chinese, as in
 * JeecgBoot.
 */
export const localeOf = (request: FastifyRequest): Locale =>
  request.headers['x-locale'] === 'en-US' ? 'en-US' : CONTRACT_LOCALE

/** Language of menu titles in a response. `fallback` is the language for clients that ask for none. */
export const menuLocaleOf = (request: FastifyRequest, fallback: Locale): Locale =>
  request.headers['x-locale'] === undefined ? fallback : localeOf(request)

/** Returns the text in a language, or `fallback` if there is none. */
export const textIn = (texts: Record<string, string>, locale: Locale, fallback: string): string =>
  texts[locale] ?? fallback
