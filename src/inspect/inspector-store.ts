import { proxy } from 'valtio'
import type { ScreenNode } from '#renderers'

/** State of the inspector: the selection mode, the panel, and the selected node. */
export const inspector = proxy({
  isOpen: false,
  isPicking: false,
  pointed: undefined as ScreenNode | undefined,
})

/** Opens the inspector for a node. Without a node, opens the inspector for the topmost page. */
export function openInspector(pointed?: ScreenNode): void {
  Object.assign(inspector, { isOpen: true, pointed })
}
