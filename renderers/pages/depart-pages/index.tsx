import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { DepartPagesProps } from './schema.ts'

/** Departments in a tree, and beside it pages of the chosen one. */
export const departPagesPage = definePage<DepartPagesProps>({
  name: 'system/DepartPages',
  title: 'Pages of a department',
  Component: lazyView(async () => (await import('./depart-pages.tsx')).DepartPages, <states.Loading />),
})
