import { proxy } from 'valtio'
import type { PointedNode } from '#renderers'
import { loadInspector } from '#renderers'
import { fetchPart } from '../header/fetch-part.ts'

/** Whether one points, whether the answer is on screen, and what it is about. */
export const inspector = proxy({
  wasAsked: false,
  isOpen: false,
  isPicking: false,
  pointed: undefined as PointedNode | undefined,
})

/** Opens the inspector for a node, or for the page on top; where its code can't be had that is said. */
export async function openInspector(pointed?: PointedNode): Promise<void> {
  if (!(await fetchPart(loadInspector))) return
  Object.assign(inspector, { wasAsked: true, isOpen: true, pointed })
}
