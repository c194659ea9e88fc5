import { defineKind } from '#runtime'
import type { FormPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** One record to type: read where it exists, checked, sent. */
export const formKind = defineKind<FormPage>({
  kind: 'form',
  Component: lazyView(async () => (await import('./form-page.tsx')).FormPageView, <states.Loading />),
})
