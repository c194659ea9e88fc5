import { useMemo } from 'react'
import { type DataRecord, type RecordState, useColumns, useInspectMark, useText } from '#runtime'
import type { Detail, DetailField, DetailGroup } from '#schemas'
import { DetailCell } from '../detail-cell.tsx'
import { DetailList } from '../detail-list.tsx'
import css from './record.module.css'
import { SummaryList } from './summary-list.tsx'

/** Default settings of cells on a detail page: texts are not shortened, and amounts have their currency. */
const DEFAULTS: Readonly<Record<string, NonNullable<DetailField['props']>>> = {
  Text: { limit: 1000 },
  Money: { currency: true },
}

function withDefaults(field: DetailField): DetailField {
  const defaults = DEFAULTS[field.cell ?? 'Text']
  return defaults ? { ...field, props: { ...defaults, ...field.props } } : field
}

interface RecordGroupProps {
  node: DetailGroup
  record: DataRecord
  /** JSON Pointer of the group in its page. */
  pointer: string
  layout: Detail['layout']
  isVisible: RecordState['isVisible']
}

/** Part of a detail page that shows a group of values. */
export function RecordGroup({ node, record, pointer, layout, isVisible }: RecordGroupProps) {
  const t = useText()
  const mark = useInspectMark()
  const fields = useMemo(() => node.nodes.map(withDefaults), [node])
  const shown = useColumns(fields, `${pointer}/nodes`).filter(({ column }) => isVisible(column))
  const items = shown.map((value) => ({
    id: value.id,
    title: value.title,
    span: value.column.span,
    mark: mark(value.at),
    value: <DetailCell column={value} record={record} />,
  }))
  return (
    <section data-width={node.width}>
      {node.title !== undefined && <h2 className={css.heading}>{t(node.title)}</h2>}
      {node.variant === 'summary' ? (
        <SummaryList items={items} />
      ) : (
        <DetailList columns={layout?.columns} labels={layout?.labels} items={items} />
      )}
    </section>
  )
}
