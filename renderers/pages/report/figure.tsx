import { type ReportColumnView, TableCell, useRuntime } from '#runtime'
import type { ReportRow } from '#schemas'
import { Anchor } from '../../shared/row-detail.tsx'
import css from './table.module.css'

interface FigureProps {
  view: ReportColumnView
  row: ReportRow
  /** Address of the list of records that the figure sums up. */
  href: string | undefined
}

/** A figure of a group, linked to its records if the user may see them. */
export function Figure({ view, row, href }: FigureProps) {
  const { navigation } = useRuntime()
  const drawn = <TableCell column={view.column} record={row} />
  if (href === undefined) return drawn
  return (
    <span className={css.figure}>
      <Anchor href={href} onNavigate={() => navigation.navigate(href)}>
        {drawn}
      </Anchor>
    </span>
  )
}
