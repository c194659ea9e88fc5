import { defineKind } from '#runtime'
import type { ListPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** A table of records with its search, actions and details. */
export const listKind = defineKind<ListPage>({
  kind: 'list',
  Component: lazyView(async () => (await import('./list-page.tsx')).ListPageView, <states.Loading />),
})
