import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BranchState, type NodeState, useFollowed } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { useFormDrawing } from './form-context.ts'

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
 * A stretch of a long form, drawn when it comes near, or when one of its inputs is asked for; then it stays drawn. On
 * paper all of it stands.
 */
export function LazySection({ nodes, columns, isDrawn: isFirst, children }: LazySectionProps) {
  const { engine } = useFormDrawing()
  const [isNear, setNear] = useState(isFirst)
  const isAsked = useFollowed(() => {
    const leaf = engine.focus.value?.leaf
    return leaf !== undefined && nodes.some((node) => isWithin(leaf, node))
  })
  const place = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const isDrawn = isNear || isAsked || isPrinting
  if (isAsked && !isNear) setNear(true)

  useEffect(() => {
    if (isDrawn || !place.current) return
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [isDrawn])

  if (isDrawn) return children
  return <div ref={place} style={{ height: Math.ceil(nodes.length / columns) * ROW_PX }} aria-hidden />
}

const isWithin = (inner: NodeState | BranchState, outer: NodeState): boolean =>
  inner === outer || (inner.parent !== undefined && isWithin(inner.parent, outer))
