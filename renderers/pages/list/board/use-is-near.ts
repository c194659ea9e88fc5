import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Maximum distance of a near element from the visible part of its scroll container.
 */
const ROOT_MARGIN = '300px'

/**
 * Returns a ref for an element, and whether the element has ever been near the visible part of its scroll
 * container. Once true, the result stays true.
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
