import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { useText } from '#runtime'
import link from '../../shared/link-button.module.css'
import { focusedRow, handleTreeKeys, visibleRows } from '../../shared/tree/tree-node.ts'
import { useVirtualTree } from '../../shared/tree/use-virtual-tree.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import { CheckRow } from './check-row.tsx'
import css from './check-tree.module.css'
import type { CheckStates, GrantChange, PermissionNode, PermissionTree } from './grants.ts'
import { useExpandedNodes } from './use-expanded-nodes.ts'

/** Row height in px on a wide screen. `PHONE_ROW` is the height on a narrow screen. */
const ROW = 28
const PHONE_ROW = 40

interface CheckTreeProps {
  tree: PermissionTree
  /** Ids of the nodes that the search has found. Undefined if there is no search. */
  shown: ReadonlySet<string> | undefined
  checkStates: CheckStates
  change: GrantChange
  /** True if the user can change the checkbox of the node. */
  canCheck: (node: PermissionNode) => boolean
  onCheck: (node: PermissionNode) => void
}

/** A virtual tree with checkboxes. When a node is checked, only the rows that change render again. */
export function CheckTree({ tree, shown, checkStates, change, canCheck, onCheck }: CheckTreeProps) {
  const t = useText()
  const height = useMedia(MOBILE) ? PHONE_ROW : ROW
  const { isOpen, toggle, setAllExpanded } = useExpandedNodes(tree, shown)
  const rows = useMemo(
    () => visibleRows(tree.tops, { isShown: (id) => shown?.has(id) ?? true, isOpen }),
    [tree, shown, isOpen],
  )
  const { box, virtual, current, setFocused, goTo } = useVirtualTree(rows, height)
  const latest = useRef(onCheck)
  latest.current = onCheck
  const check = useCallback((node: PermissionNode) => latest.current(node), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const node = rows[focusedRow(event, rows)]
    if (node && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      if (canCheck(node)) onCheck(node)
    } else handleTreeKeys(event, { rows, isOpen, toggle, goTo })
  }
  return (
    <>
      <div className={css.folds}>
        <button type="button" className={`${link.link} ${css.fold}`} onClick={() => setAllExpanded(true)}>
          {t('Expand all')}
        </button>
        <button type="button" className={`${link.link} ${css.fold}`} onClick={() => setAllExpanded(false)}>
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
            const node = rows[index]
            return (
              node && (
                <CheckRow
                  key={key}
                  node={node}
                  start={start}
                  height={height}
                  checkState={checkStates.get(node.id)}
                  change={changeAt(node, change)}
                  isOpen={isOpen(node.id)}
                  isOff={!canCheck(node)}
                  isCurrent={node.id === current}
                  onCheck={check}
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
