import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance from the visible part of the scroll container within which an element counts as near. */
const ROOT_MARGIN = '300px'

/**
 * Tells whether an element has come near the visible part of its scroll container. Once the result is true,
 * it stays true.
 */
export function useIsNear(): [ref: RefObject<HTMLElement | null>, isNear: boolean] {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: element.parentElement, rootMargin: ROOT_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
