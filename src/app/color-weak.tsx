import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '../preferences/preferences-store.ts'

/** What a deuteranope can't tell between red and green moves into blue; greys stay as they are.
 * I + M·(I − S) with S of Viénot (1999) and M of Fidaner (2005), for linear RGB. */
const SHIFT = `1      0      0 0 0
               0.2023 0.7977 0 0 0
               0.5174 -0.5174 1 0 0
               0      0      0 1 0`

/** The colours of the whole screen for people who tell red from green badly, where that is chosen. */
export function ColorWeak() {
  const { isColorWeak } = useSnapshot(preferences)

  useEffect(() => {
    if (!isColorWeak) return
    const { dataset } = document.documentElement
    dataset.colorWeak = ''
    return () => {
      delete dataset.colorWeak
    }
  }, [isColorWeak])

  if (!isColorWeak) return null
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <filter id="color-weak">
        <feColorMatrix type="matrix" values={SHIFT} />
      </filter>
    </svg>
  )
}
