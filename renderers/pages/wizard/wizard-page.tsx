import { use, useState } from 'react'
import { useFormRecord, useOpenPage, useRuntime, useText, useWizardStart } from '#runtime'
import type { DraftSummary, WizardPage } from '#schemas'
import { DraftStartView } from '../../shared/draft/draft-start.tsx'
import frame from '../../shared/form-frame.module.css'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PageTitle, useHasTitle } from '../../shared/page-title.tsx'
import css from './wizard.module.css'
import { WizardForm } from './wizard-form.tsx'

/**
 * A form in steps, drawn as a page or in a drawer. If there is a saved draft, the page first offers this
 * draft.
 */
export function WizardPageView({ page }: { page: WizardPage }) {
  const t = useText()
  const isOverlay = use(OverlayContext)
  const hasTitle = useHasTitle()
  const { params } = useOpenPage()
  const { edit } = page.wizard
  return (
    <div className={isOverlay ? frame.overlay : css.page}>
      {hasTitle && <PageTitle>{t(page.title)}</PageTitle>}
      <Body key={edit ? String(params[edit.param]) : undefined} page={page} />
      <PageOverlay />
    </div>
  )
}

function Body({ page }: { page: WizardPage }) {
  const t = useText()
  const { version } = useOpenPage()
  const { Loading, Failed } = useRuntime().registry.states
  const opening = useWizardStart(page)
  const { load } = page.wizard
  const state = useFormRecord(page, load)
  const stepOf = ({ step }: DraftSummary) => {
    const { steps, review } = page.wizard
    const spec = steps.find(({ id }) => id === step) ?? (step === null ? undefined : review)
    return spec && t(spec.title)
  }
  const { phase } = opening.start
  const isAsking = phase === 'choose' || phase === 'gone'
  const [wasAsked, setAsked] = useState(isAsking)
  if (isAsking && !wasAsked) setAsked(true)
  if (load !== undefined && state.record === undefined)
    return state.error ? <Failed error={state.error} retry={state.refresh} /> : <Loading />
  return (
    <DraftStartView opening={opening} stepOf={stepOf}>
      {({ formKey, draft, isSent }) => (
        <WizardForm
          key={`${formKey}/${version}`}
          page={page}
          state={state}
          draft={draft}
          isSent={isSent}
          opening={opening}
          isFocused={wasAsked}
        />
      )}
    </DraftStartView>
  )
}
