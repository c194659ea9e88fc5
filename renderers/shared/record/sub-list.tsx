import { useText } from '#runtime'
import { PHONE, useMedia } from '../use-media.ts'
import css from './record.module.css'
import { SubCards } from './sub-cards.tsx'
import { type SubListProps, SubTable } from './sub-table.tsx'

/** A table of two columns fits a phone. */
const MOST_PHONE_COLUMNS = 2

/** Rows in a field of a record: a table, or cards on a phone. */
export function SubList(props: SubListProps) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const { title, columns } = props.node
  const Rows = isPhone && columns.length > MOST_PHONE_COLUMNS ? SubCards : SubTable
  return (
    <div>
      {title !== undefined && <h2 className={css.heading}>{t(title)}</h2>}
      <Rows {...props} />
    </div>
  )
}
