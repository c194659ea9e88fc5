import { type CSSProperties, useMemo } from 'react'
import { type DataRecord, type RecordState, TableCell, useColumns, useText } from '#runtime'
import type { Detail, DetailField, DetailGroup } from '#schemas'
import css from './detail.module.css'

/** The specification's default and limit. */
const DEFAULT_COLUMNS = 3
const MAX_COLUMNS = 4

/** A detail has room: its texts are shown whole, unless the page says otherwise. */
const WHOLE_TEXT = { limit: 1000 }

const inFull = (field: DetailField): DetailField =>
  field.cell === undefined || field.cell === 'Text'
    ? { ...field, props: { ...WHOLE_TEXT, ...field.props } }
    : field

interface GroupProps {
  node: DetailGroup
  record: DataRecord
  /** JSON Pointer of the group in its page. */
  pointer: string
  layout: Detail['layout']
  isVisible: RecordState['isVisible']
}

const variable = (name: string, value: number) => ({ [name]: value }) as CSSProperties

/** Values that belong together, in one to four columns. */
export function Group({ node, record, pointer, layout, isVisible }: GroupProps) {
  const t = useText()
  const fields = useMemo(() => node.nodes.map(inFull), [node])
  const shown = useColumns(fields, `${pointer}/nodes`).filter(({ column }) => isVisible(column))
  const columns = Math.min(layout?.columns ?? DEFAULT_COLUMNS, MAX_COLUMNS)
  return (
    <section>
      {node.title !== undefined && <h2 className={css.heading}>{t(node.title)}</h2>}
      <dl
        className={layout?.labels === 'beside' ? `${css.values} ${css.beside}` : css.values}
        style={variable('--columns', columns)}
      >
        {shown.map((value) => (
          <div
            className={css.value}
            key={value.id}
            style={variable('--span', Math.min(value.column.span ?? 1, columns))}
          >
            <dt>{value.title}</dt>
            <dd>
              <TableCell column={value} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
