import { useMemo } from 'react'
import { type DataRecord, type RecordState, TableCell, useColumns, useMark, useText } from '#runtime'
import type { Detail, DetailField, DetailGroup } from '#schemas'
import { DetailList } from '../detail-list.tsx'
import css from './record.module.css'

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

/** Values that belong together. */
export function Group({ node, record, pointer, layout, isVisible }: GroupProps) {
  const t = useText()
  const mark = useMark()
  const fields = useMemo(() => node.nodes.map(inFull), [node])
  const shown = useColumns(fields, `${pointer}/nodes`).filter(({ column }) => isVisible(column))
  return (
    <section>
      {node.title !== undefined && <h2 className={css.heading}>{t(node.title)}</h2>}
      <DetailList
        columns={layout?.columns}
        labels={layout?.labels}
        items={shown.map((value) => ({
          id: value.id,
          title: value.title,
          span: value.column.span,
          mark: mark(value.at),
          value: <TableCell column={value} record={record} />,
        }))}
      />
    </section>
  )
}
