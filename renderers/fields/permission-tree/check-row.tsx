import { type CSSProperties, memo } from 'react'
import { useText } from '#runtime'
import { NoDisclosure } from '../../shared/tree/disclosure.tsx'
import { DisclosureMark } from '../../shared/tree/disclosure-mark.tsx'
import tree from '../../shared/tree/tree-row.module.css'
import type { CheckState, PermissionNode } from './grants.ts'
import css from './tick-row.module.css'

interface TickRowProps {
  place: PermissionNode
  /** Offset from the first row, in px. */
  start: number
  height: number
  tick: CheckState | undefined
  /** Change from the saved state. */
  change: 'added' | 'removed' | undefined
  isOpen: boolean
  isOff: boolean
  isCurrent: boolean
  onTick: (place: PermissionNode) => void
  onToggle: (id: string) => void
  onFocus: (id: string) => void
}

const CHECKED = { full: true, half: 'mixed' } as const
const CHANGED = { added: 'New', removed: 'Removed' } as const

/** A tree row with arrow, checkbox and label. */
export const CheckRow = memo(({ place, tick, change, isOpen, isOff, ...row }: TickRowProps) => {
  const t = useText()
  const isBranch = place.children.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its rows.
    <div
      role="treeitem"
      className={`${tree.row} ${css.row}`}
      data-row-key={place.id}
      style={
        {
          '--level': place.level,
          height: row.height,
          transform: `translateY(${row.start}px)`,
        } as CSSProperties
      }
      tabIndex={row.isCurrent ? 0 : -1}
      aria-checked={tick ? CHECKED[tick] : false}
      aria-disabled={isOff}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-level={place.level}
      aria-posinset={place.position}
      aria-setsize={place.siblings}
      onFocus={() => row.onFocus(place.id)}
      onClick={isOff ? undefined : () => row.onTick(place)}
    >
      {isBranch ? <DisclosureMark isOpen={isOpen} toggle={() => row.onToggle(place.id)} /> : <NoDisclosure />}
      <span className={css.tick} aria-hidden />
      <Words {...place} />
      {change && (
        <span className={css.change} data-change={change}>
          {t(CHANGED[change])}
        </span>
      )}
    </div>
  )
})

function Words({ title, code, isRule, children }: PermissionNode) {
  const t = useText()
  const rules = children.filter((child) => child.isRule).length
  return (
    <span className={css.words} title={title}>
      {isRule && <span className={css.rule}>{t('Data rule')}</span>}
      {title}
      {code !== null && <span className={css.code}>{code}</span>}
      {rules > 0 && <span className={css.ruled}>{t('Data rules: {{count}}', { count: rules })}</span>}
    </span>
  )
}
