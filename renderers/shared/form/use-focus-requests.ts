import { useEffect } from 'react'
import { type BranchState, type FormEngine, type PartState, useObservableValue } from '#runtime'
import { REDUCED_MOTION } from '../use-media.ts'
import { boxIdOf } from './form-context.ts'

/**
 * Maximum number of animation frames to wait for an input. The input may be in a tab that still opens, or its
 * code may still load.
 */
const MAX_FRAMES = 180

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [role=combobox], [tabindex]'

const isIn = (node: BranchState | undefined, part: PartState): boolean =>
  node !== undefined && (node === part || isIn(node.parent, part))

/** Moves the focus to the input that the form requests, as soon as this input is drawn. */
export function useFocusRequests(engine: FormEngine, part: PartState, prefix: string): void {
  const request = useObservableValue(() => engine.focus.value)
  useEffect(() => {
    if (!request || !isIn(request.leaf.parent, part)) return
    const { cell } = request
    const box = boxIdOf(prefix, request.leaf)
    const id = cell ? `${box}-${cell.row}-${cell.field}` : box
    return whenDrawn(id, (element) => {
      const input = element.querySelector<HTMLElement>(FOCUSABLE)
      const isReducedMotion = matchMedia(REDUCED_MOTION).matches
      input?.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center', behavior: isReducedMotion ? 'auto' : 'smooth' })
    })
  }, [request, part, prefix])
}

/**
 * Calls `act` as soon as an input is drawn. An input that arrives later than in the next frame doesn't take the
 * focus from a user who has pressed a key or a button meanwhile.
 */
function whenDrawn(id: string, act: (element: HTMLElement) => void): () => void {
  let frame = 0
  let framesLeft = MAX_FRAMES
  const over = new AbortController()
  const { signal } = over
  const stop = () => {
    over.abort()
    cancelAnimationFrame(frame)
  }
  const check = () => {
    const element = document.getElementById(id)
    framesLeft -= 1
    if (element?.querySelector(FOCUSABLE) && !element.closest('[hidden]')) {
      stop()
      return act(element)
    }
    if (framesLeft === 0) return stop()
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, stop, { signal, capture: true })
    }
    frame = requestAnimationFrame(check)
  }
  frame = requestAnimationFrame(check)
  return stop
}
