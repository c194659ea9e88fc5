import type { TableProps } from 'antd'
import { useMemo } from 'react'
import { type DataRecord, type OpenRows, useOpenKeys, useText } from '#runtime'
import { EXPANDER_WIDTH, type ListPage } from '#schemas'
import { lazyView } from '../../../shared/lazy-view.tsx'
import { Expander } from '../../../shared/tree/expander.tsx'
import css from './expander.module.css'

/** Content of an expanded row, whose code is loaded when the first row is expanded. */
export const ExpandedRow = lazyView(
  async () => (await import('./expanded-row.tsx')).ExpandedRow,
  <div className={css.waiting} />,
)

/** A field name that no record has. By default, antd draws records with a field `children` as a tree. */
const NO_CHILDREN = ' '
const FLAT: TableProps<DataRecord>['expandable'] = { childrenColumnName: NO_CHILDREN }

/** Returns the settings of antd's table for rows that can expand. */
export function useExpandable(page: ListPage, open: OpenRows, rowKey: string) {
  const keys = useOpenKeys(open)
  const { expand } = page.list.table ?? {}
  const t = useText()
  return useMemo<TableProps<DataRecord>['expandable']>(() => {
    if (!expand) return FLAT
    const title = t(expand.title ?? 'Details')
    return {
      ...FLAT,
      expandedRowKeys: [...keys],
      expandedRowRender: (record, _index, _indent, isOpen) =>
        isOpen && <ExpandedRow page={page} record={record} title={title} />,
      expandIcon: ({ record, expanded }) => {
        const toggle = () => open.toggle(String(record[rowKey]))
        return <Expander title={title} isOpen={expanded} toggle={toggle} />
      },
      columnWidth: EXPANDER_WIDTH,
      columnTitle: <span className="visually-hidden">{title}</span>,
      fixed: 'left',
    }
  }, [page, expand, keys, open, rowKey, t])
}
