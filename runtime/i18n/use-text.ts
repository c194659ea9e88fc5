import { useMemo } from 'react'
import { useOptionalPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { createTranslate, type Translate } from './interpolate.ts'

/**
 * Returns a function that translates English source texts. The function searches the page's `locales` first,
 * then the application's catalogues.
 */
export function useText(): Translate {
  const { translate, locale } = useRuntime()
  const own = useOptionalPage()?.page.locales?.[locale]
  return useMemo(() => (own ? withPageTexts(own, translate) : translate), [own, translate])
}

function withPageTexts(own: Readonly<Record<string, string>>, translate: Translate): Translate {
  const ownTexts = createTranslate(own)
  return (text, values) => (Object.hasOwn(own, text) ? ownTexts(text, values) : translate(text, values))
}
