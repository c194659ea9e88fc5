import { memo, useLayoutEffect, useRef } from 'react'
import css from './safe-html.module.css'
import { sanitize } from './safe-html-policy.ts'

/**
 * Inserts the sanitized DOM nodes. The nodes are not converted to markup, because parsing the markup again
 * could bring scripts back.
 */
export const SafeHtmlView = memo(function SafeHtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html))
  }, [html])
  return <div className={css.html} ref={place} />
})
