import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazyView, loadInspector, markedAt, type PointedNode, pointedAt } from '#renderers'
import type { Inspection } from '#runtime'
import { inspector, openInspector } from './inspector-store.ts'

const Inspector = lazyView(async () => (await loadInspector()).Inspector)

/** Alt-click asks why something is as it is. */
export function InspectorHost({ inspection }: { inspection: Inspection }) {
  const { wasAsked, isOpen, isPicking, pointed } = useSnapshot(inspector)
  useEffect(listen, [])
  return wasAsked ? (
    <Inspector
      inspection={inspection}
      isOpen={isOpen}
      isPicking={isPicking}
      pointed={pointed}
      choose={(next: PointedNode) => {
        inspector.pointed = next
      }}
      pick={() => {
        inspector.isPicking = true
      }}
      close={() => {
        inspector.isOpen = false
      }}
    />
  ) : null
}

function listen(): () => void {
  const control = new AbortController()
  const options = { signal: control.signal, capture: true }
  addEventListener('keydown', follow, options)
  addEventListener('keyup', follow, options)
  addEventListener('blur', rest, options)
  addEventListener('pointerdown', point, options)
  addEventListener('click', swallow, options)
  return () => {
    control.abort()
    Object.assign(inspector, { isOpen: false, isPicking: false })
  }
}

const rest = () => {
  inspector.isPicking = false
}

/** The frame's code comes with the first Alt; until it is here one points without it. */
function follow(event: KeyboardEvent) {
  const { key, type, ctrlKey, metaKey, shiftKey, repeat } = event
  if (key === 'Escape' && inspector.isPicking) {
    event.stopPropagation()
    rest()
  }
  if (key !== 'Alt' || repeat) return
  inspector.isPicking = type === 'keydown' && !ctrlKey && !metaKey && !shiftKey
  if (!inspector.isPicking || inspector.wasAsked) return
  void loadInspector()
    .then(() => {
      inspector.wasAsked = true
    })
    .catch(() => undefined)
}

/** A click with Alt is a question, also on what is disabled, which tells of no clicks itself. */
let isQuestion = false

function point(event: PointerEvent) {
  isQuestion = event.button === 0 && (event.altKey || inspector.isPicking)
  if (!isQuestion) return
  event.preventDefault()
  event.stopPropagation()
  const marked = markedAt(event.clientX, event.clientY)
  if (!event.altKey) rest()
  void openInspector(marked && pointedAt(marked))
}

function swallow(event: MouseEvent) {
  if (!isQuestion) return
  isQuestion = false
  event.preventDefault()
  event.stopPropagation()
}
