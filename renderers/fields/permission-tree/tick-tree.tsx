import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { useText } from '#runtime'
import { focusedRow, openRows, walkByKeys } from '../../shared/tree/tree-node.ts'
import { useTreeWindow } from '../../shared/tree/use-tree-window.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import type { GrantChange, Grove, Place, Ticks } from './grants.ts'
import { TickRow } from './tick-row.tsx'
import css from './tick-tree.module.css'
import { useUnfolded } from './use-unfolded.ts'

/** Row height in px, and on touch devices. */
const ROW = 28
const PHONE_ROW = 40

interface TickTreeProps {
  grove: Grove
  /** Search result. Undefined without a search. */
  shown: ReadonlySet<string> | undefined
  ticks: Ticks
  change: GrantChange
  /** True if the checkbox of a node is enabled. */
  mayTick: (place: Place) => boolean
  onTick: (place: Place) => void
}

/** A virtual tree with checkboxes. Checking a node renders only the rows that change. */
export function TickTree({ grove, shown, ticks, change, mayTick, onTick }: TickTreeProps) {
  const t = useText()
  const height = useMedia(MOBILE) ? PHONE_ROW : ROW
  const { isOpen, toggle, unfold } = useUnfolded(grove, shown)
  const rows = useMemo(
    () => openRows(grove.tops, { isShown: (id) => shown?.has(id) ?? true, isOpen }),
    [grove, shown, isOpen],
  )
  const { box, virtual, current, setFocused, goTo } = useTreeWindow(rows, height)
  const latest = useRef(onTick)
  latest.current = onTick
  const press = useCallback((place: Place) => latest.current(place), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const place = rows[focusedRow(event, rows)]
    if (place && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      if (mayTick(place)) onTick(place)
    } else walkByKeys(event, { rows, isOpen, toggle, goTo })
  }
  return (
    <>
      <div className={css.folds}>
        <button type="button" className={css.fold} onClick={() => unfold(true)}>
          {t('Expand all')}
        </button>
        <button type="button" className={css.fold} onClick={() => unfold(false)}>
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
                <TickRow
                  key={key}
                  place={place}
                  start={start}
                  height={height}
                  tick={ticks.get(place.id)}
                  change={changeAt(place, change)}
                  isOpen={isOpen(place.id)}
                  isOff={!mayTick(place)}
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

const changeAt = ({ id }: Place, { added, removed }: GrantChange) =>
  added.has(id) ? 'added' : removed.has(id) ? 'removed' : undefined
