import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type BranchState, type NodeState, useFollowed } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { useFormDrawing } from './form-context.ts'
import { useFindInPage } from './use-find-in-page.ts'

/** Pixels that a row of inputs takes, about; the scroll bar needs no more than that. */
const ROW_PX = 88
/** Drawn before it comes into view. */
const AHEAD = '800px'

interface LazySectionProps {
  nodes: readonly NodeState[]
  columns: number
  /** Drawn at once: what is seen first. */
  isDrawn: boolean
  children: ReactNode
}

/**
 * A stretch of a long form, drawn when it comes near, or when one of its inputs is asked for; then it stays drawn as
 * long as anything of it is shown. Whole for paper, and for whoever looks for words in the page.
 */
export function LazySection({ nodes, columns, isDrawn: isFirst, children }: LazySectionProps) {
  const [isNear, setNear] = useState(isFirst)
  const isEmpty = useFollowed(() => nodes.every(isHidden))
  const isAsked = useIsAsked(nodes)
  const isWhole = [usePrinting(), useFindInPage()].includes(true)
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = isNear || isAsked || isWhole
  if (isAsked && !isEmpty && !isNear) setNear(true)
  // What comes back is drawn where it is seen, and no more: fifty fields may hang on one.
  else if (isEmpty && isNear) setNear(false)

  const isAwaited = !isEmpty && !isDrawn
  // In view already: it is there with the very next picture, without a gap in between.
  useLayoutEffect(() => {
    if (isAwaited && place.current && isInView(place.current)) setNear(true)
  }, [isAwaited])
  useEffect(() => {
    if (!isAwaited || !place.current) return
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [isAwaited])

  if (isEmpty) return null
  if (isDrawn) return children
  return <div ref={place} style={{ height: Math.ceil(nodes.length / columns) * ROW_PX }} aria-hidden />
}

function useIsAsked(nodes: readonly NodeState[]): boolean {
  const { engine } = useFormDrawing()
  return useFollowed(() => {
    const leaf = engine.focus.value?.leaf
    return leaf !== undefined && nodes.some((node) => isWithin(leaf, node))
  })
}

/** A rule that can't be read is told where its node is drawn. */
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
