import { type ReportColumnView, type ReportLine, useText } from '#runtime'
import { GroupCell } from './group-cell.tsx'
import css from './table.module.css'

interface GroupHeadsProps {
  line: ReportLine
  dimensions: readonly ReportColumnView[]
  /** True if all groups of a line share a cell. */
  isOneCell: boolean
}

/** Heading cells of a line: the names of its groups. */
export function GroupHeads({ isOneCell, ...props }: GroupHeadsProps) {
  if (isOneCell) return <OneCell {...props} />
  return props.line.isSum ? <SumHeads {...props} /> : <Heads {...props} />
}

type Props = Omit<GroupHeadsProps, 'isOneCell'>

/**
 * Names of the groups of a line. A name that is the same as in the line above is hidden, except for screen
 * readers and at the top of a printed page.
 */
function Heads({ line, dimensions }: Props) {
  return dimensions.map(({ column }, index) => (
    <th key={column.id} scope="row" data-repeats={index < line.repeats || undefined}>
      <GroupCell column={column} row={line.row} />
    </th>
  ))
}

function SumHeads({ line, dimensions }: Props) {
  const level = line.by.length - 1
  const last = dimensions[level]
  return (
    <>
      {dimensions.slice(0, level).map(({ column }) => (
        <th key={column.id} scope="row" data-repeats>
          <GroupCell column={column} row={line.row} />
        </th>
      ))}
      <th scope="row" colSpan={dimensions.length - level}>
        {last && <GroupCell column={last.column} row={line.row} />} <Subtotal />
      </th>
    </>
  )
}

/** The innermost group, below the names of the outer groups if these differ from the line above. */
function OneCell({ line, dimensions }: Props) {
  const { row, by, isSum, repeats } = line
  const named = isSum ? dimensions.slice(0, by.length) : dimensions
  const outer = named.slice(0, -1)
  const inner = named.at(-1)
  const isRepeated = isSum || repeats >= outer.length
  return (
    <th scope="row">
      <span className={isRepeated ? 'visually-hidden' : css.outer}>
        {outer.map(({ column }) => (
          <span key={column.id}>
            <GroupCell column={column} row={row} />{' '}
          </span>
        ))}
      </span>
      {inner && <GroupCell column={inner.column} row={row} />} {isSum && <Subtotal />}
    </th>
  )
}

const Subtotal = () => {
  const t = useText()
  return <span className={css.subtotal}>{t('Subtotal')}</span>
}
