import type { ReactNode } from 'react'
import { type ObjectState, observer, useText } from '#runtime'
import css from './form.module.css'

/** Draws the fields of a nested record. */
export const ObjectNode = observer(({ object, children }: { object: ObjectState; children: ReactNode }) => {
  const t = useText()
  if (!object.shown.value) return null
  const { title } = object.spec
  return (
    <section className={css.wide} aria-label={title === undefined ? undefined : t(title)}>
      {title !== undefined && <h2 className={css.heading}>{t(title)}</h2>}
      {children}
    </section>
  )
})
