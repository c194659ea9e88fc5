import { useText } from '#runtime'
import { PHONE, useMedia } from '../use-media.ts'
import css from './record.module.css'
import { SubCards } from './sub-cards.tsx'
import { type SubListProps, SubTable } from './sub-table.tsx'

/** On a phone, a table with more columns than this is drawn as cards. */
const MOST_PHONE_COLUMNS = 2

/** Shows the rows that a field of the record contains: as a table, or on a phone as cards. */
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
