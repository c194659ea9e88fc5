import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { DepartMoveProps } from './schema.ts'

/** A department under another one: where to, what changes, how far it is. */
export const departMovePage = definePage<DepartMoveProps>({
  name: 'system/DepartMove',
  title: 'Move of a department',
  Component: lazyView(async () => (await import('./depart-move.tsx')).DepartMove, <states.Loading />),
})
