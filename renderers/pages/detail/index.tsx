import { defineKind } from '#runtime'
import type { DetailPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** One record, read-only. */
export const detailKind = defineKind<DetailPage>({
  kind: 'detail',
  Component: lazyView(async () => (await import('./detail-page.tsx')).DetailPageView, <states.Loading />),
})
