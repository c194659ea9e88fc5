import { createRoot, type Root } from 'react-dom/client'
import { HandWritten } from './hand-written.tsx'
import { PagePeer } from './page-peer.tsx'

declare global {
  interface Window {
    /** Draws a peer anew or turns its page; resolves to the milliseconds until the new rows are painted. */
    gc?: () => void
    bench: { mount: (peer: 'hand' | 'page') => Promise<number>; turn: () => Promise<number> }
  }
}

const PATIENCE_MS = 20_000
const SETTLE_MS = 200
let root: Root | undefined
let pageNo = 1

const lastCell = () => document.querySelector('tbody tr:last-child')?.textContent ?? ''
const nextFrame = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))

/** Garbage of what was before, and what the screen still does behind it, are not to be measured. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  window.gc?.()
  await nextFrame()
}

/** Until the last of the 50 rows is the one that is due, painted. */
async function untilShown(billNo: string): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const now = await nextFrame()
    if (lastCell().includes(billNo)) return now
    if (now > deadline) throw new Error(`${billNo} never appeared; the last row is ${lastCell()}`)
  }
}

const lastBillOf = (page: number) => `B20261101${String(page * 50 + 49).padStart(8, '0')}`

window.bench = {
  mount: async (peer) => {
    root?.unmount()
    pageNo = 1
    const holder = document.getElementById('root') as HTMLElement
    root = createRoot(holder)
    await settle()
    const started = performance.now()
    root.render(peer === 'hand' ? <HandWritten /> : <PagePeer />)
    return (await untilShown(lastBillOf(1))) - started
  },
  turn: async () => {
    await settle()
    pageNo += 1
    const next = document.querySelector<HTMLElement>('.ant-pagination-next button')
    const started = performance.now()
    next?.click()
    return (await untilShown(lastBillOf(pageNo))) - started
  },
}
