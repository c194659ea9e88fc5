import { type DataRecord, NodeBoundary, useRowRecord, useRowsBelow, useRuntime, useText } from '#runtime'
import type { ExpandRecord, ExpandRows, ListPage } from '#schemas'
import { formatNumber } from '../../../shared/format-number.ts'
import { RecordNodes } from '../../../shared/record/record-nodes.tsx'
import { SubList } from '../../../shared/record/sub-list.tsx'
import skeleton from '../../../shared/skeleton.module.css'
import css from './expanded-row.module.css'

const POINTER = '/list/table/expand'

interface ExpandedRowProps {
  page: ListPage
  record: DataRecord
  /** Title of the expanded content. */
  title: string
}

/** Content of an expanded row, loaded on demand. */
export function ExpandedRow({ page, record, title }: ExpandedRowProps) {
  const { expand } = page.list.table ?? {}
  if (!expand) return null
  return (
    <section className={css.expanded} aria-label={title}>
      <NodeBoundary at={{ page: page.id, pointer: POINTER }} value={record}>
        {'rows' in expand ? (
          <RowsBelow page={page} expand={expand} record={record} title={title} />
        ) : (
          <RowRecord page={page} expand={expand} row={record} />
        )}
      </NodeBoundary>
    </section>
  )
}

function RowRecord({ page, expand, row }: { page: ListPage; expand: ExpandRecord; row: DataRecord }) {
  const { Failed } = useRuntime().registry.states
  const { record, error, refresh, isVisible } = useRowRecord(expand, row)
  if (record)
    return (
      <div className={css.nodes}>
        <RecordNodes
          page={page.id}
          pointer={`${POINTER}/nodes`}
          nodes={expand.nodes}
          record={record}
          layout={expand.layout}
          isVisible={isVisible}
        />
      </div>
    )
  return error ? <Failed error={error} retry={refresh} /> : <Loading />
}

interface RowsBelowProps extends ExpandedRowProps {
  expand: ExpandRows
}

function RowsBelow({ expand, record, title }: RowsBelowProps) {
  const t = useText()
  const { Failed } = useRuntime().registry.states
  const { data, error, refresh } = useRowsBelow(expand, record)
  if (!data) return error ? <Failed error={error} retry={refresh} /> : <Loading />
  const { records, total } = data
  return (
    <>
      <SubList
        node={{ node: 'array', id: 'below', field: 'records', columns: expand.columns, empty: expand.empty }}
        name={title}
        record={{ records }}
        pointer={POINTER}
      />
      {total > records.length && (
        <p className={css.more}>
          {t('The first {{shown}} of {{total}}', {
            shown: formatNumber(records.length),
            total: formatNumber(total),
          })}
        </p>
      )}
    </>
  )
}

function Loading() {
  const t = useText()
  return (
    <div className={css.waiting} role="status" aria-label={t('Loading')}>
      <span className={skeleton.line} />
      <span className={skeleton.line} />
    </div>
  )
}
