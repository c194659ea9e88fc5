import { WarningOutlined } from '@ant-design/icons'
import { type CSSProperties, type ReactNode, use } from 'react'
import { type DataRecord, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { formatNumber } from '../../../shared/format-number.ts'
import { Disclosure, NoDisclosure } from '../../../shared/tree/disclosure.tsx'
import css from './tree-cell.module.css'
import { TreeContext } from './tree-context.ts'

/** Maximum number of levels by which a row is indented, so that the values of deep rows stay visible. */
const MAX_INDENT = 12

/**
 * First cell of a row in a tree, with the expand button and the value. The cell is indented by the level of
 * the row.
 */
export function TreeCell({ record, children }: { record: DataRecord; children: ReactNode }) {
  const context = use(TreeContext)
  const row = context?.rowMap.get(record)
  if (!context || !row) return children
  const steps = Math.min(row.level - 1, MAX_INDENT)
  return (
    <span className={css.cell} style={{ '--steps': steps } as CSSProperties}>
      <TreeToggle record={record} />
      <span className={css.value}>{children}</span>
      <BranchNote record={record} />
    </span>
  )
}

/** Expand button of a row that has children. For a row without children, an empty space of the same size. */
export function TreeToggle({ record }: { record: DataRecord }) {
  const t = useText()
  const context = use(TreeContext)
  const row = context?.rowMap.get(record)
  if (!context || !row) return null
  const { tree } = context
  const { key, hasChildren } = row
  if (!hasChildren || key === undefined) return <NoDisclosure />
  const isOpen = tree.isOpen(key)
  return (
    <Disclosure
      data-tree-toggle
      aria-expanded={isOpen}
      aria-busy={tree.branchOf(key)?.isLoading === true}
      aria-label={t('Children')}
      onClick={() => tree.toggle(key)}
    />
  )
}

/**
 * Note below an expanded row: its children are loading or failed to load, there are none, or there are more
 * than were loaded.
 */
export function BranchNote({ record }: { record: DataRecord }) {
  const t = useText()
  const context = use(TreeContext)
  const branch = context?.tree.branchOf(context.rowMap.get(record)?.key)
  if (!branch) return null
  if (branch.error)
    return (
      <span className={css.failed} role="alert">
        <WarningOutlined aria-hidden /> {errorText(branch.error, t)}
        <button type="button" className={css.retry} onClick={branch.retry}>
          {t('Try again')}
        </button>
      </span>
    )
  if (branch.isLoading)
    return (
      <span className={css.note} role="status">
        {t('Loading')}
      </span>
    )
  if (branch.isEmpty) return <span className={css.note}>{t('No children')}</span>
  if (branch.left === 0) return null
  return <span className={css.note}>{t('{{count}} more', { count: formatNumber(branch.left) })}</span>
}
