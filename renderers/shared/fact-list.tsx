import type { ReactNode } from 'react'
import css from './fact-list.module.css'

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[]
  /** True if each name has a line of its own, with its value at the end of the line. */
  isRows?: boolean
  className?: string | undefined
}

/** A list of names and their values. */
export function FactList({ facts, isRows = false, className = '' }: FactListProps) {
  return (
    <dl className={`${css.facts} ${isRows ? css.rows : ''} ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
