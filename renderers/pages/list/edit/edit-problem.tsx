import { type CellEditState, TableCell, type TableColumn, useText } from '#runtime'
import css from './edit.module.css'

interface EditProblemProps {
  id: string
  state: CellEditState
  columns: readonly TableColumn[]
}

/** Why a cell is not saved; where somebody else was faster, what he has changed. */
export function EditProblem({ id, state, columns }: EditProblemProps) {
  const t = useText()
  const { problem, theirs } = state
  const changed = theirs ? columns.filter(({ field }) => theirs.before[field] !== theirs.after[field]) : []
  return (
    <div className={css.problem} id={id} role="alert">
      <p className={css.words}>{problem}</p>
      {theirs && changed.length > 0 && (
        <dl className={css.changes}>
          {changed.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>
                <TableCell column={column} record={theirs.before} />
                <span aria-hidden>→</span>
                <TableCell column={column} record={theirs.after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {theirs && (
        <p className={css.hint}>{t('Enter saves yours all the same, Escape keeps what is there.')}</p>
      )}
    </div>
  )
}
