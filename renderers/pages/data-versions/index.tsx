import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { DataVersionsProps } from './schema.ts'

/** Two versions of a record beside each other, with what differs. */
export const dataVersionsPage = definePage<DataVersionsProps>({
  name: 'system/DataVersions',
  title: 'Versions of a record',
  Component: lazyView(async () => (await import('./data-versions.tsx')).DataVersions, <states.Loading />),
})
