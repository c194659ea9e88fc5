import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { RowWhyProps } from './schema.ts'

/** Why somebody sees a row of a list, or does not. */
export const rowWhyPage = definePage<RowWhyProps>({
  name: 'system/RowWhy',
  title: 'Why a row is seen',
  Component: lazyView(async () => (await import('./row-why.tsx')).RowWhy, <states.Loading />),
})
