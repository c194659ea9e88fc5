import { defineKind } from '#runtime'
import type { WizardPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'

/** A long form in steps, kept on the server and taken up again where it was left. */
export const wizardKind = defineKind<WizardPage>({
  kind: 'wizard',
  Component: lazyView(async () => (await import('./wizard-page.tsx')).WizardPageView, <states.Loading />),
})
