import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { measureWork, measureWorkUntil, settle, typeInto, untilPainted } from '../browser/frames.ts'
import { AntdPeer } from './antd-peer.tsx'
import type { PeerProps } from './fields.ts'
import { FormilyPeer } from './formily-peer.tsx'
import { PagePeer } from './page-peer.tsx'
import { RjsfPeer } from './rjsf-peer.tsx'
import { Warm } from './warm.tsx'

export type PeerName = 'page' | 'antd' | 'formily' | 'rjsf'

const peers: Readonly<Record<PeerName, ComponentType<PeerProps>>> = {
  page: PagePeer,
  antd: AntdPeer,
  formily: FormilyPeer,
  rjsf: RjsfPeer,
}

declare global {
  interface Window {
    /** Every function returns a time in ms. */
    formBench: {
      /** Time until enough inputs are painted to fill the screen. */
      mount: (peer: PeerName, props: PeerProps) => Promise<number>
      /** Time until all inputs are painted, as when the form is printed. */
      mountAll: (peer: PeerName, props: PeerProps) => Promise<number>
      /** Time to process one key press in the first input. */
      key: () => Promise<number>
      /** Time until enough of the 50 dependent fields are laid out to fill the screen. */
      show: () => Promise<number>
      /** Time until all 50 dependent fields are removed. */
      hide: () => Promise<number>
      /** Time from the click on submit until the first error is painted. */
      submit: () => Promise<number>
    }
  }
}

/** Number of inputs that nearly fill a screen of 900 px. */
const SCREEN = 8
let root: Root | undefined

const inputs = () => document.querySelectorAll<HTMLInputElement>('#root input')
const firstInput = () => inputs()[0] as HTMLInputElement

async function start(peer: PeerName, props: PeerProps): Promise<number> {
  root?.unmount()
  root = createRoot(document.getElementById('root') as HTMLElement)
  const Peer = peers[peer]
  await settle()
  const began = performance.now()
  root.render(<Peer {...props} />)
  return began
}

async function answer(text: string, isThere: () => boolean): Promise<number> {
  await settle()
  return measureWorkUntil(() => typeInto(firstInput(), text), isThere)
}

let typed = 0
let atFirst = 0

window.formBench = {
  mount: async (peer, props) => {
    const began = await start(peer, props)
    const end = await untilPainted(() => inputs().length >= SCREEN, `a form of ${peer}`)
    atFirst = inputs().length
    return end - began
  },
  mountAll: async (peer, props) => {
    const began = await start(peer, props)
    await untilPainted(() => inputs().length >= SCREEN, `a form of ${peer}`)
    dispatchEvent(new Event('beforeprint'))
    const end = await untilPainted(() => inputs().length >= props.count, `all of a form of ${peer}`)
    dispatchEvent(new Event('afterprint'))
    return end - began
  },
  key: () => measureWork(() => typeInto(firstInput(), `x${typed++}`)),
  show: () => {
    const before = inputs().length
    return answer('yes', () => inputs().length >= before + SCREEN)
  },
  hide: () => answer('no', () => inputs().length === atFirst),
  submit: async () => {
    await settle()
    const began = performance.now()
    document.querySelector<HTMLButtonElement>('#root button[type="submit"]')?.click()
    const hasError = () => document.querySelector('#root [aria-invalid="true"]') !== null
    return (await untilPainted(hasError, 'what is wrong')) - began
  },
}

createRoot(document.getElementById('warm') as HTMLElement).render(<Warm />)
