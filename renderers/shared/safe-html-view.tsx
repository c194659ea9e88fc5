import { memo, useLayoutEffect, useRef } from 'react'
import css from './safe-html.module.css'
import { sanitize } from './safe-html-policy.ts'

/** Inserts the sanitized DOM nodes, not their markup. Parsing the markup again could reintroduce scripts. */
export const SafeHtmlView = memo(function SafeHtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html))
  }, [html])
  return <div className={css.html} ref={place} />
})
