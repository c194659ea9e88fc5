import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

const GAP = 8

/**
 * Where something hangs below an element, at its right edge and inside the window, as `--hang-top` and `--hang-right`;
 * it follows when the page moves.
 */
export function useHanging(anchor: RefObject<HTMLElement | null>): CSSProperties {
  const [place, put] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    const follow = () => {
      const { bottom = 0, right = 0 } = anchor.current?.getBoundingClientRect() ?? {}
      const width = document.documentElement.clientWidth
      put({
        '--hang-top': `${bottom + GAP}px`,
        '--hang-right': `${Math.max(GAP, width - right)}px`,
      } as CSSProperties)
    }
    follow()
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow)
    }
  }, [anchor])
  return place
}
