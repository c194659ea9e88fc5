import { type ReportColumnView, TableCell, useRuntime } from '#runtime'
import type { ReportRow } from '#schemas'
import { Anchor } from '../../shared/row-detail.tsx'
import css from './table.module.css'

interface FigureProps {
  view: ReportColumnView
  row: ReportRow
  /** Address of the list that shows the records behind the figure. */
  href: string | undefined
}

/** Shows a figure of a group. The figure links to the records of the group, if the user may see them. */
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
