import { type CSSProperties, memo } from 'react'
import { useText } from '#runtime'
import { NoDisclosure } from '../../shared/tree/disclosure.tsx'
import { DisclosureMark } from '../../shared/tree/disclosure-mark.tsx'
import tree from '../../shared/tree/tree-row.module.css'
import css from './check-row.module.css'
import type { CheckState, PermissionNode } from './grants.ts'

interface CheckRowProps {
  node: PermissionNode
  /** Distance from the top of the first row, in px. */
  start: number
  height: number
  checkState: CheckState | undefined
  /** How the node differs from the saved grants. Undefined if it doesn't differ. */
  change: 'added' | 'removed' | undefined
  isOpen: boolean
  isOff: boolean
  isCurrent: boolean
  onCheck: (node: PermissionNode) => void
  onToggle: (id: string) => void
  onFocus: (id: string) => void
}

const CHECKED = { full: true, half: 'mixed' } as const
const CHANGED = { added: 'New', removed: 'Removed' } as const

/** A row of the tree, with an arrow, a checkbox and a label. */
export const CheckRow = memo(({ node, checkState, change, isOpen, isOff, ...row }: CheckRowProps) => {
  const t = useText()
  const isBranch = node.children.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its rows.
    <div
      role="treeitem"
      className={`${tree.row} ${css.row}`}
      data-row-key={node.id}
      style={
        {
          '--level': node.level,
          height: row.height,
          transform: `translateY(${row.start}px)`,
        } as CSSProperties
      }
      tabIndex={row.isCurrent ? 0 : -1}
      aria-checked={checkState ? CHECKED[checkState] : false}
      aria-disabled={isOff}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      onFocus={() => row.onFocus(node.id)}
      onClick={isOff ? undefined : () => row.onCheck(node)}
    >
      {isBranch ? <DisclosureMark isOpen={isOpen} toggle={() => row.onToggle(node.id)} /> : <NoDisclosure />}
      <span className={css.checkbox} aria-hidden />
      <NodeLabel {...node} />
      {change && (
        <span className={css.change} data-change={change}>
          {t(CHANGED[change])}
        </span>
      )}
    </div>
  )
})

function NodeLabel({ title, code, isRule, children }: PermissionNode) {
  const t = useText()
  const rules = children.filter((child) => child.isRule).length
  return (
    <span className={css.words} title={title}>
      {isRule && <span className={css.rule}>{t('Data rule')}</span>} {title}{' '}
      {code !== null && <span className={css.code}>{code}</span>}{' '}
      {rules > 0 && <span className={css.ruled}>{t('Data rules: {{count}}', { count: rules })}</span>}
    </span>
  )
}
