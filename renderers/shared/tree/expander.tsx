import type { KeyboardEvent } from 'react'
import { Disclosure } from './disclosure.tsx'

interface ExpanderProps {
  /** Title of the expanded content. */
  title: string
  isOpen: boolean
  toggle: () => void
}

/** Button that expands or collapses a row. Arrow keys work too. */
export function Expander({ title, isOpen, toggle }: ExpanderProps) {
  const press = ({ key }: KeyboardEvent) => {
    if (key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle()
  }
  return (
    <Disclosure aria-expanded={isOpen} aria-label={title} title={title} onClick={toggle} onKeyDown={press} />
  )
}
