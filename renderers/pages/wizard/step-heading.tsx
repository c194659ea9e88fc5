import { useEffect, useRef } from 'react'
import type { WizardState } from '#runtime'
import css from './wizard.module.css'

interface StepHeadingProps {
  wizard: WizardState
  id: string
  /** The first one takes the focus too. */
  isFocused: boolean
}

/** The step's name; the focus comes here when the step changes, unless an input asks for it. */
export function StepHeading({ wizard, id, isFocused }: StepHeadingProps) {
  const { current, engine } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(isFocused ? undefined : current.id)
  useEffect(() => {
    if (last.current === current.id) return
    last.current = current.id
    if (engine.focus.value) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
  }, [current.id, engine])
  return (
    <header>
      <h2 className={css.heading} id={id} ref={heading} tabIndex={-1}>
        {current.title}
      </h2>
      {current.help !== undefined && <p className={css.quiet}>{current.help}</p>}
    </header>
  )
}
