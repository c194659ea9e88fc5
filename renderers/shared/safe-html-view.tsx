import { memo, useLayoutEffect, useRef } from 'react'
import css from './safe-html.module.css'
import { sanitize } from './safe-html-policy.ts'

/** Puts the purified nodes themselves into the document: text parsed twice is where purified markup comes alive. */
export const SafeHtmlView = memo(function SafeHtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html))
  }, [html])
  return <div className={css.html} ref={place} />
})
