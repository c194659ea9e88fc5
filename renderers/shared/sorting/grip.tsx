import { HolderOutlined } from '@ant-design/icons'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '#runtime'
import css from './grip.module.css'

interface GripProps {
  /** Name of the row. */
  name: string
  index: number
  count: number
  disabled?: boolean
  /** Called with the new index when the user moves the row by a key. */
  onMove: (to: number) => void
  onGrab: (event: PointerEvent, index: number) => void
}

/** Handle by which the user moves a row, by dragging or with the keys Up, Down, Home and End. */
export function Grip({ name, index, count, disabled = false, onMove, onGrab }: GripProps) {
  const t = useText()
  const press = (event: KeyboardEvent) => {
    const to = targetIndexOf(event, index, count)
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <button
      type="button"
      className={css.grip}
      disabled={disabled}
      aria-label={t('Move {{name}}: arrow keys, or drag', { name })}
      onKeyDown={press}
      onPointerDown={(event) => onGrab(event, index)}
    >
      <HolderOutlined aria-hidden />
    </button>
  )
}

/** Returns the index to which a key moves the row. Returns undefined for a key that doesn't move rows. */
function targetIndexOf({ key }: KeyboardEvent, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}
