import { type BlockState, TableCell, useColumns, useText } from '#runtime'
import type { ListBlock } from '#schemas'
import { asText } from '../../shared/as-text.ts'
import { BlockHead } from './block-head.tsx'
import css from './dashboard.module.css'
import { rowsOf } from './rows-of.ts'

const DEFAULT_ROWS = 10
/** More columns than these have no room beside each other on a telephone: there each row stands as a list. */
const BESIDE = 3

/** The first rows of a source in a small table, with the way to all of them. */
export function ListBlockView({ block, state }: { block: ListBlock; state: BlockState }) {
  const t = useText()
  const { title, value, to, isLoading, at } = state
  const rows = rowsOf(value)?.slice(0, block.rows ?? DEFAULT_ROWS) ?? []
  return (
    <section className={`${css.card} ${css.padded}`} aria-label={title}>
      <BlockHead title={title} to={to} />
      {isLoading ? (
        <div className={css.wait} role="status" aria-label={t('Loading')} style={{ height: block.height }} />
      ) : rows.length === 0 ? (
        <p className={css.empty}>{t(block.empty ?? 'No rows')}</p>
      ) : (
        <Rows columns={block.columns} pointer={`${at.pointer}/columns`} rows={rows} height={block.height} />
      )}
    </section>
  )
}

interface RowsProps {
  columns: ListBlock['columns']
  pointer: string
  rows: readonly Readonly<Record<string, unknown>>[]
  height: number | undefined
}

function Rows({ columns: own, pointer, rows, height }: RowsProps) {
  const columns = useColumns(own, pointer)
  return (
    <div
      className={columns.length > BESIDE ? `${css.rows} ${css.many}` : css.rows}
      style={{ maxHeight: height }}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ id, title, align, width }) => (
              <th scope="col" key={id} style={{ textAlign: align, width }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={asText(row.id) ?? index}>
              {columns.map((column) => (
                <td key={column.id} style={{ textAlign: column.align }} data-title={column.title}>
                  <div>
                    <TableCell column={column} record={row} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
