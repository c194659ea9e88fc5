import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { useText } from '#runtime'
import link from '../../shared/link-button.module.css'
import { focusedRow, handleTreeKeys, visibleRows } from '../../shared/tree/tree-node.ts'
import { useVirtualTree } from '../../shared/tree/use-virtual-tree.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import { CheckRow } from './check-row.tsx'
import type { CheckStates, GrantChange, PermissionNode, PermissionTree } from './grants.ts'
import css from './tick-tree.module.css'
import { useExpandedNodes } from './use-expanded-nodes.ts'

/** Row height in px, and on touch devices. */
const ROW = 28
const PHONE_ROW = 40

interface TickTreeProps {
  tree: PermissionTree
  /** Search result. Undefined without a search. */
  shown: ReadonlySet<string> | undefined
  ticks: CheckStates
  change: GrantChange
  /** True if the checkbox of a node is enabled. */
  canCheck: (place: PermissionNode) => boolean
  onTick: (place: PermissionNode) => void
}

/** A virtual tree with checkboxes. Checking a node renders only the rows that change. */
export function CheckTree({ tree, shown, ticks, change, canCheck, onTick }: TickTreeProps) {
  const t = useText()
  const height = useMedia(MOBILE) ? PHONE_ROW : ROW
  const { isOpen, toggle, unfold } = useExpandedNodes(tree, shown)
  const rows = useMemo(
    () => visibleRows(tree.tops, { isShown: (id) => shown?.has(id) ?? true, isOpen }),
    [tree, shown, isOpen],
  )
  const { box, virtual, current, setFocused, goTo } = useVirtualTree(rows, height)
  const latest = useRef(onTick)
  latest.current = onTick
  const press = useCallback((place: PermissionNode) => latest.current(place), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const place = rows[focusedRow(event, rows)]
    if (place && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      if (canCheck(place)) onTick(place)
    } else handleTreeKeys(event, { rows, isOpen, toggle, goTo })
  }
  return (
    <>
      <div className={css.folds}>
        <button type="button" className={`${link.link} ${css.fold}`} onClick={() => unfold(true)}>
          {t('Expand all')}
        </button>
        <button type="button" className={`${link.link} ${css.fold}`} onClick={() => unfold(false)}>
          {t('Collapse all')}
        </button>
      </div>
      <div
        ref={box}
        className={css.box}
        role="tree"
        aria-label={t('Menus and buttons')}
        aria-multiselectable
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={css.rows} role="presentation" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const place = rows[index]
            return (
              place && (
                <CheckRow
                  key={key}
                  place={place}
                  start={start}
                  height={height}
                  tick={ticks.get(place.id)}
                  change={changeAt(place, change)}
                  isOpen={isOpen(place.id)}
                  isOff={!canCheck(place)}
                  isCurrent={place.id === current}
                  onTick={press}
                  onToggle={toggle}
                  onFocus={setFocused}
                />
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

const changeAt = ({ id }: PermissionNode, { added, removed }: GrantChange) =>
  added.has(id) ? 'added' : removed.has(id) ? 'removed' : undefined
