import { memo, useLayoutEffect, useRef } from 'react'
import css from './safe-html.module.css'
import { sanitize } from './safe-html-policy.ts'

/** Inserts the purified nodes themselves, because parsing purified markup again could reintroduce scripts. */
export const SafeHtmlView = memo(function SafeHtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html))
  }, [html])
  return <div className={css.html} ref={place} />
})
