import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type BranchState, type NodeState, useObservableValue } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { useFormDrawing } from './form-context.ts'
import type { FormSection } from './form-sections.ts'
import { useFindInPage } from './use-find-in-page.ts'

/** Estimated height of a row of inputs in px, for the height of placeholders. */
const ROW_PX = 88
/** Maximum distance from the viewport at which a section is drawn. */
const ROOT_MARGIN = '800px'

interface LazySectionProps {
  section: FormSection
  columns: number
  /** True if the section is drawn on its first render, even if it is out of view. */
  isDrawn: boolean
  children: ReactNode
}

/**
 * A section of a long form. The section is drawn when it comes near the viewport, or when the form requests
 * the focus for one of its inputs. From then on, the section stays drawn until conditions hide all its nodes.
 * In print and for find-in-page, all sections are drawn.
 */
export function LazySection({ section, columns, isDrawn: isFirst, children }: LazySectionProps) {
  const { nodes, inputs } = section
  const [isNear, setNear] = useState(isFirst)
  const isEmpty = useObservableValue(() => nodes.every(isHidden))
  const isRequested = useIsRequested(nodes)
  const needsAll = [usePrinting(), useFindInPage()].includes(true)
  const placeholder = useRef<HTMLDivElement>(null)
  const isDrawn = isNear || isRequested || needsAll
  if (isRequested && !isEmpty && !isNear) setNear(true)
  // A section whose nodes are all hidden becomes a placeholder again. A condition may later show fifty fields
  // at once, and only those in view need to be drawn.
  else if (isEmpty && isNear) setNear(false)

  const isPlaceholder = !isEmpty && !isDrawn
  // Draws a section that is in view before the browser paints, so that the placeholder isn't visible for a
  // moment.
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
  return <div ref={placeholder} style={{ height: Math.ceil(inputs / columns) * ROW_PX }} aria-hidden />
}

function useIsRequested(nodes: readonly NodeState[]): boolean {
  const { engine } = useFormDrawing()
  return useObservableValue(() => {
    const leaf = engine.focus.value?.leaf
    return leaf !== undefined && nodes.some((node) => isWithin(leaf, node))
  })
}

/**
 * True if conditions hide the node. A node with an invalid rule counts as visible, because it shows an error.
 */
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
