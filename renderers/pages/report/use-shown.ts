import { useState } from 'react'
import { usePrinting } from '../../shared/print/printing.ts'

const FIRST = 200
const MORE = 500

/** How many lines are drawn: more when asked for, all of them on paper. */
export function useShown(total: number): { shown: number; showMore: (() => void) | undefined } {
  const [wanted, setWanted] = useState(FIRST)
  const isPrinting = usePrinting()
  const shown = isPrinting ? total : Math.min(wanted, total)
  return { shown, showMore: shown < total ? () => setWanted(wanted + MORE) : undefined }
}
