import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { nextFrame, settle, untilPainted } from '../browser/frames.ts'
import { AntdPeer } from './antd-peer.tsx'
import { FOLLOWERS, type PeerProps } from './fields.ts'
import { FormilyPeer } from './formily-peer.tsx'
import { PagePeer } from './page-peer.tsx'
import { RjsfPeer } from './rjsf-peer.tsx'

export type PeerName = 'page' | 'antd' | 'formily' | 'rjsf'

const peers: Readonly<Record<PeerName, ComponentType<PeerProps>>> = {
  page: PagePeer,
  antd: AntdPeer,
  formily: FormilyPeer,
  rjsf: RjsfPeer,
}

declare global {
  interface Window {
    /** Each gives the milliseconds until what comes of it is painted. */
    formBench: {
      mount: (peer: PeerName, props: PeerProps) => Promise<number>
      /** Draws whatever is not drawn yet, as printing does. */
      mountAll: (peer: PeerName, props: PeerProps) => Promise<number>
      key: () => Promise<number>
      toggle: () => Promise<number>
      submit: () => Promise<number>
    }
  }
}

let root: Root | undefined

const inputs = () => document.querySelectorAll<HTMLInputElement>('#root form input, #root input')
const firstInput = () => inputs()[0] as HTMLInputElement

async function draw(peer: PeerName, props: PeerProps, fields: number): Promise<number> {
  root?.unmount()
  root = createRoot(document.getElementById('root') as HTMLElement)
  const Peer = peers[peer]
  await settle()
  const began = performance.now()
  root.render(<Peer {...props} />)
  return (await untilPainted(() => inputs().length >= fields, `a form of ${peer}`)) - began
}

/** Types a text as a user does: React sees an input event of the browser. */
function type(text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const input = firstInput()
  set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Until the frame after what an action does is painted. */
async function timeOf(act: () => void, isDone?: () => boolean): Promise<number> {
  await settle()
  const began = performance.now()
  act()
  const end = isDone ? await untilPainted(isDone, 'the outcome') : await nextFrame()
  return end - began
}

const SCREEN = 8
let typed = 0

window.formBench = {
  mount: (peer, props) => draw(peer, props, SCREEN),
  mountAll: (peer, props) => {
    dispatchEvent(new Event('beforeprint'))
    return draw(peer, props, props.count)
  },
  key: () => timeOf(() => type(`x${typed++}`)),
  toggle: async () => {
    const before = inputs().length
    return timeOf(
      () => type('yes'),
      () => inputs().length >= Math.min(before + FOLLOWERS, before + SCREEN),
    )
  },
  submit: () =>
    timeOf(
      () => document.querySelector<HTMLButtonElement>('#root button[type="submit"]')?.click(),
      () => document.querySelector('[aria-invalid="true"]') !== null,
    ),
}
