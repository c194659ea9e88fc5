import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Inspector, nodeElementAt, type ScreenNode, screenNodeOf } from '#renderers'
import type { Inspection } from '#runtime'
import { inspector, openInspector } from './inspector-store.ts'

/** Inspector of the current page. Alt+click on a node explains it. */
export function InspectorHost({ inspection }: { inspection: Inspection }) {
  const { isOpen, isPicking, pointed } = useSnapshot(inspector)
  useEffect(listen, [])
  return (
    <Inspector
      inspection={inspection}
      isOpen={isOpen}
      isPicking={isPicking}
      pointed={pointed}
      choose={(next: ScreenNode) => {
        inspector.pointed = next
      }}
      pick={() => {
        inspector.isPicking = true
      }}
      close={() => {
        inspector.isOpen = false
      }}
    />
  )
}

function listen(): () => void {
  const control = new AbortController()
  const options = { signal: control.signal, capture: true }
  addEventListener('keydown', updatePicking, options)
  addEventListener('keyup', updatePicking, options)
  addEventListener('blur', stopPicking, options)
  addEventListener('pointerdown', startQuestion, options)
  addEventListener('click', endQuestion, options)
  return () => {
    control.abort()
    Object.assign(inspector, { isOpen: false, isPicking: false })
  }
}

const stopPicking = () => {
  inspector.isPicking = false
}

function updatePicking(event: KeyboardEvent) {
  const { key, type, ctrlKey, metaKey, shiftKey, repeat } = event
  if (key === 'Escape' && inspector.isPicking) {
    event.stopPropagation()
    stopPicking()
  }
  if (key !== 'Alt' || repeat) return
  inspector.isPicking = type === 'keydown' && !ctrlKey && !metaKey && !shiftKey
}

/**
 * True if the current click asks for an explanation. This is set on pointerdown, because disabled elements
 * don't fire click events.
 */
let isQuestion = false

function startQuestion(event: PointerEvent) {
  isQuestion = event.button === 0 && (event.altKey || inspector.isPicking)
  if (!isQuestion) return
  event.preventDefault()
  event.stopPropagation()
  const marked = nodeElementAt(event.clientX, event.clientY)
  if (!event.altKey) stopPicking()
  openInspector(marked && screenNodeOf(marked))
}

function endQuestion(event: MouseEvent) {
  if (!isQuestion) return
  isQuestion = false
  event.preventDefault()
  event.stopPropagation()
}
