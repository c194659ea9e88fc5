import { observer } from '@formily/react'
import { useId } from 'react'
import { type FormRecordState, useFormSubmit, useText, useWizard, type WizardOpening } from '#runtime'
import type { FormDraft, WizardPage } from '#schemas'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import { pickWithEnter } from '../../shared/form/pick-with-enter.ts'
import { useFormGuard } from '../../shared/form/use-form-guard.ts'
import { DraftConflict } from './draft-conflict.tsx'
import { Foot } from './foot.tsx'
import { Review } from './review.tsx'
import { Sent } from './sent.tsx'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { useAfterwards } from './use-afterwards.ts'
import css from './wizard.module.css'

interface WizardFormProps {
  page: WizardPage
  state: FormRecordState
  draft: FormDraft | undefined
  /** There is nothing to do here but to begin anew. */
  isSent: boolean
  opening: WizardOpening
  /** It follows a question: the focus goes on from there. */
  isFocused: boolean
}

/** The steps with what stands in them; Enter goes on. */
export const WizardForm = observer(
  ({ page, state: { record }, draft, isSent, opening, isFocused }: WizardFormProps) => {
    const t = useText()
    const headingId = useId()
    const wizard = useWizard({ page, record, draft, onDraft: opening.follow })
    const { engine, part, keeper } = wizard
    useFormGuard(page, engine, keeper?.isSaved)
    const onSaved = useAfterwards(keeper, opening)
    const submit = useFormSubmit({ page, engine, submit: page.wizard.submit, onSaved })
    if (isSent) return <Sent begin={opening.again} />
    return (
      <form
        className={css.form}
        aria-label={t(page.title)}
        noValidate
        onKeyDown={pickWithEnter}
        onSubmit={(event) => {
          event.preventDefault()
          void (wizard.next === undefined ? submit.run() : wizard.go(wizard.next))
        }}
      >
        <StepBar wizard={wizard} />
        {wizard.isOutdated && (
          <p className={css.note}>
            {t('This form has changed since the draft was saved: go through its steps once more.')}
          </p>
        )}
        <section className={css.step} aria-labelledby={headingId}>
          <StepHeading wizard={wizard} id={headingId} isFocused={isFocused} />
          {part ? (
            <FormNodes key={part.id} engine={engine} part={part} layout={page.wizard.layout} />
          ) : (
            <Review page={page} wizard={wizard} />
          )}
        </section>
        <Foot wizard={wizard} submit={page.wizard.submit} isSending={submit.isBusy} />
        {keeper && <DraftConflict wizard={wizard} keeper={keeper} />}
      </form>
    )
  },
)
