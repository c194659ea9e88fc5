import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const FIRST = 200
const MORE = 500

/** How many lines are drawn: more when asked for, all of them on paper. */
export function useShown(total: number): { shown: number; showMore: (() => void) | undefined } {
  const [wanted, setWanted] = useState(FIRST)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  const shown = isPrinting ? total : Math.min(wanted, total)
  return { shown, showMore: shown < total ? () => setWanted(wanted + MORE) : undefined }
}
