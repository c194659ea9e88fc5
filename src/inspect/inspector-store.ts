import { proxy } from 'valtio'
import type { PointedNode } from '#renderers'

/** State of the inspector: selecting, its panel, and the selected node. */
export const inspector = proxy({
  isOpen: false,
  isPicking: false,
  pointed: undefined as PointedNode | undefined,
})

/** Opens the inspector for a node, or for the topmost page. */
export function openInspector(pointed?: PointedNode): void {
  Object.assign(inspector, { isOpen: true, pointed })
}
