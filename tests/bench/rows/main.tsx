import { createRoot, type Root } from 'react-dom/client'
import { settle, untilPainted } from '../browser/frames.ts'
import { AntdPeer } from './antd-peer.tsx'
import { PagePeer } from './page-peer.tsx'

/** Milliseconds between successive frames of a scroll. */
type Frames = number[]

declare global {
  interface Window {
    rows: {
      /** Renders a peer. Resolves with the milliseconds until its first rows are painted. */
      mount: (peer: 'antd' | 'page') => Promise<number>
      /** Scrolls at a constant speed. Resolves with the duration of each frame. */
      scroll: (peer: 'antd' | 'page') => Promise<Frames>
    }
  }
}

const FIRST = 'B2026110100000010'
/** Distance of one scroll step: two and a half rows, as with a quick turn of the mouse wheel. */
const STEP_PX = 120
const FRAMES = 120
let root: Root | undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

function scroll(peer: 'antd' | 'page') {
  if (peer === 'page') window.scrollBy(0, STEP_PX)
  // antd's virtual list reacts only to wheel events.
  else
    document
      .querySelector('.ant-table-tbody-virtual-holder')
      ?.dispatchEvent(new WheelEvent('wheel', { deltaY: STEP_PX, bubbles: true, cancelable: true }))
}

window.rows = {
  mount: async (peer) => {
    root?.unmount()
    window.scrollTo(0, 0)
    root = createRoot(document.getElementById('root') as HTMLElement)
    await settle()
    const started = performance.now()
    root.render(peer === 'antd' ? <AntdPeer /> : <PagePeer />)
    return (await untilPainted(() => document.body.textContent?.includes(FIRST) === true, FIRST)) - started
  },
  scroll: async (peer) => {
    await settle()
    const frames: Frames = []
    let before = await frame()
    for (let count = 0; count < FRAMES; count++) {
      scroll(peer)
      const now = await frame()
      frames.push(now - before)
      before = now
    }
    return frames
  },
}
