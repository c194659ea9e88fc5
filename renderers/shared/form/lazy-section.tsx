import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type BranchState, type NodeState, useObservableValue } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { useFormDrawing } from './form-context.ts'
import { useFindInPage } from './use-find-in-page.ts'

/** Approximate height of a row of inputs, in px, for the scroll bar. */
const ROW_PX = 88
/** Distance at which a section is drawn before it comes into view. */
const ROOT_MARGIN = '800px'

interface LazySectionProps {
  nodes: readonly NodeState[]
  columns: number
  /** Draws the section at once. */
  isDrawn: boolean
  children: ReactNode
}

/**
 * A section of a long form, drawn when it comes near the viewport or one of its inputs is requested. It then
 * stays drawn while anything in it is visible. Printing and find-in-page draw all sections.
 */
export function LazySection({ nodes, columns, isDrawn: isFirst, children }: LazySectionProps) {
  const [isNear, setNear] = useState(isFirst)
  const isEmpty = useObservableValue(() => nodes.every(isHidden))
  const isRequested = useIsRequested(nodes)
  const needsAll = [usePrinting(), useFindInPage()].includes(true)
  const placeholder = useRef<HTMLDivElement>(null)
  const isDrawn = isNear || isRequested || needsAll
  if (isRequested && !isEmpty && !isNear) setNear(true)
  // A section that becomes visible again is drawn only if it is in view, because one value may show fifty
  // fields.
  else if (isEmpty && isNear) setNear(false)

  const isPlaceholder = !isEmpty && !isDrawn
  // A section in view is drawn in the same frame, without a gap.
  useLayoutEffect(() => {
    if (isPlaceholder && placeholder.current && isInView(placeholder.current)) setNear(true)
  }, [isPlaceholder])
  useEffect(() => {
    if (!isPlaceholder || !placeholder.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(placeholder.current)
    return () => observer.disconnect()
  }, [isPlaceholder])

  if (isEmpty) return null
  if (isDrawn) return children
  return <div ref={placeholder} style={{ height: Math.ceil(nodes.length / columns) * ROW_PX }} aria-hidden />
}

function useIsRequested(nodes: readonly NodeState[]): boolean {
  const { engine } = useFormDrawing()
  return useObservableValue(() => {
    const leaf = engine.focus.value?.leaf
    return leaf !== undefined && nodes.some((node) => isWithin(leaf, node))
  })
}

/** True for a hidden node. A node with an invalid rule counts as visible, because it shows the error. */
function isHidden(node: NodeState): boolean {
  try {
    return !node.shown.value
  } catch {
    return false
  }
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

const isWithin = (inner: NodeState | BranchState, outer: NodeState): boolean =>
  inner === outer || (inner.parent !== undefined && isWithin(inner.parent, outer))
