import { createRoot, type Root } from 'react-dom/client'
import { settle, untilPainted } from '../browser/frames.ts'
import { HandWritten } from './hand-written.tsx'
import { PagePeer } from './page-peer.tsx'

declare global {
  interface Window {
    /**
     * `mount` renders a peer, and `turn` turns it to its other page. Both resolve with the milliseconds until
     * the rows are painted.
     */
    bench: { mount: (peer: 'hand' | 'page') => Promise<number>; turn: () => Promise<number> }
  }
}

let root: Root | undefined
let pageNo = 1

const lastCell = () => document.querySelector('tbody tr:last-child')?.textContent ?? ''

/** Resolves when the last of the 50 rows is painted. */
const untilShown = (billNo: string) => untilPainted(() => lastCell().includes(billNo), billNo)

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
