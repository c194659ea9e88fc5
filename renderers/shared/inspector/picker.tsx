import { type PointerEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './inspector.module.css'
import { markedAt } from './pointed.ts'

/** Lies over the page while one points: a crosshair, and a frame round what a click would choose. */
export function Picker() {
  const [frame, setFrame] = useState<DOMRect>()
  const follow = ({ clientX, clientY }: PointerEvent) =>
    setFrame(markedAt(clientX, clientY)?.getBoundingClientRect())
  return createPortal(
    <div className={css.picker} data-inspector onPointerMove={follow} aria-hidden>
      {frame && (
        <div
          className={css.frame}
          style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
        />
      )}
    </div>,
    document.body,
  )
}
