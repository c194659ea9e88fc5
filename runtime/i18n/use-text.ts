import { useMemo } from 'react'
import { useOptionalPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { createTranslate, type Translate } from './interpolate.ts'

/** Translates English source texts with the page's `locales`, then with the application's catalogues. */
export function useText(): Translate {
  const { translate, locale } = useRuntime()
  const own = useOptionalPage()?.page.locales?.[locale]
  return useMemo(() => (own ? withPageTexts(own, translate) : translate), [own, translate])
}

function withPageTexts(own: Readonly<Record<string, string>>, translate: Translate): Translate {
  const ownTexts = createTranslate(own)
  return (text, values) => (Object.hasOwn(own, text) ? ownTexts(text, values) : translate(text, values))
}
