import { createRoot, type Root } from 'react-dom/client'
import { measureWorkUntil, settle, typeInto, untilPainted } from '../browser/frames.ts'
import { SubTable } from './page-peer.tsx'

declare global {
  interface Window {
    /** Every function returns a time in ms. */
    subTableBench: {
      /** Time until the first rows are painted. */
      mount: (rows: number) => Promise<number>
      /** Time from a key press in the second row until the row's sum and both totals have changed. */
      key: () => Promise<number>
      /** Time until all rows are validated and the error of the second row is painted. */
      submit: () => Promise<number>
    }
  }
}

const WARM_KEYS = 3
let root: Root | undefined
let pieces = 1

const rowAt = (place: number) => document.querySelectorAll('#root tbody tr:not([aria-hidden])')[place]
const inputs = () => rowAt(1)?.querySelectorAll('input') ?? []
const totals = () => document.querySelector('#root tfoot')?.textContent ?? ''

function press(): Promise<number> {
  const before = totals()
  pieces = (pieces % 9) + 1
  return measureWorkUntil(
    () => typeInto(inputs()[1] as HTMLInputElement, `${pieces + 1}`),
    () => totals() !== before,
  )
}

window.subTableBench = {
  mount: async (rows) => {
    root?.unmount()
    root = createRoot(document.getElementById('root') as HTMLElement)
    await settle()
    const began = performance.now()
    root.render(<SubTable rows={rows} />)
    const end = await untilPainted(() => inputs().length > 2 && totals() !== '', 'the rows')
    for (let key = 0; key < WARM_KEYS; key++) await press()
    return end - began
  },
  key: press,
  submit: async () => {
    typeInto(inputs()[0] as HTMLInputElement, '')
    await settle()
    const began = performance.now()
    document.querySelector<HTMLButtonElement>('#root button[type="submit"]')?.click()
    const hasError = () => document.querySelector('#root [aria-invalid="true"]') !== null
    return (await untilPainted(hasError, 'what is wrong')) - began
  },
}
