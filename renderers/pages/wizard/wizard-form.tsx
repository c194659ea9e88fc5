import { useId } from 'react'
import {
  type DraftOpening,
  type FormRecordState,
  observer,
  useFormSubmit,
  useText,
  useWizard,
} from '#runtime'
import type { FormDraft, WizardPage } from '#schemas'
import { DraftConflict } from '../../shared/draft/draft-conflict.tsx'
import { useAfterwards } from '../../shared/draft/use-afterwards.ts'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import { pickWithEnter } from '../../shared/form/pick-with-enter.ts'
import { useFormGuard } from '../../shared/form/use-form-guard.ts'
import { Foot } from './foot.tsx'
import { Review } from './review.tsx'
import { Sent } from './sent.tsx'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import css from './wizard.module.css'

interface WizardFormProps {
  page: WizardPage
  state: FormRecordState
  draft: FormDraft | undefined
  /** There is nothing to do here but to begin anew. */
  isSent: boolean
  opening: DraftOpening
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
    useFormGuard(page, engine, keeper && { isSafe: keeper.isSaved })
    const onSaved = useAfterwards(keeper, opening.finish)
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
        {keeper && (
          <DraftConflict
            keeper={keeper}
            takeTheirs={wizard.takeTheirs}
            overwrite={() => void wizard.overwriteDraft()}
          />
        )}
      </form>
    )
  },
)
