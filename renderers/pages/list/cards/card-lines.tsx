import type { ReactNode } from 'react'
import { type TableColumn, useInspectMark } from '#runtime'
import facts from '../../../shared/fact-list.module.css'
import css from './cards.module.css'

interface CardLinesProps {
  lines: readonly TableColumn[]
  draw: (column: TableColumn) => ReactNode
}

/**
 * The values of a card with their titles. If neighbouring columns belong to the same group, the title of the
 * group is above them.
 */
export function CardLines({ lines, draw }: CardLinesProps) {
  const mark = useInspectMark()
  return (
    <dl className={`${facts.facts} ${facts.rows}`}>
      {lines.map((column, index) => {
        const { id, at, title, group } = column
        const isFirst = group !== undefined && lines[index - 1]?.group?.id !== group.id
        return (
          <div key={id} className={(group && css.grouped) ?? ''} {...mark(at)}>
            <dt>
              {isFirst && <span className={css.group}>{group.title}</span>}
              {title}
            </dt>
            <dd>{draw(column)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
