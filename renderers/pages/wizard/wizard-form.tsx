import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import {
  type DraftOpening,
  type FormRecordState,
  observer,
  useAccess,
  useFormSubmit,
  useOverlay,
  useRuntime,
  useText,
  useWizard,
  type WizardState,
} from '#runtime'
import type { FormDraft, Submit, WizardPage } from '#schemas'
import { DraftConflict } from '../../shared/draft/draft-conflict.tsx'
import { DraftStatus } from '../../shared/draft/draft-status.tsx'
import { useCancel } from '../../shared/draft/use-cancel.tsx'
import { useDeleteDraftAfterSubmit } from '../../shared/draft/use-delete-draft-after-submit.ts'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import { pickWithEnter } from '../../shared/form/pick-with-enter.ts'
import { useFormGuard } from '../../shared/form/use-form-guard.ts'
import frame from '../../shared/form-frame.module.css'
import { State } from '../../shared/states.tsx'
import { Review } from './review.tsx'
import { StepBar } from './step-bar.tsx'
import css from './wizard.module.css'

interface WizardFormProps {
  page: WizardPage
  state: FormRecordState
  draft: FormDraft | undefined
  /** True after the form was submitted. The user can then only start a new form. */
  isSent: boolean
  opening: DraftOpening
  /** True if the first heading gets the focus: after the user has chosen a draft or a new form. */
  isFocused: boolean
}

/** Shows the steps with their inputs. Enter opens the next step. */
export const WizardForm = observer(
  ({ page, state: { record }, draft, isSent, opening, isFocused }: WizardFormProps) => {
    const t = useText()
    const headingId = useId()
    const wizard = useWizard({ page, record, draft, onDraft: opening.setDraftId })
    const { engine, part, store } = wizard
    useFormGuard(page, engine, store && { store, isSafe: store.isSaved })
    const onSaved = useDeleteDraftAfterSubmit(store, opening.markSent)
    const { submit: primary, edit } = page.wizard
    const submit = useFormSubmit({
      page,
      engine,
      submit: primary,
      versionField: edit?.versionField,
      onSaved,
    })
    if (isSent) return <SubmittedState startOver={opening.startOver} />
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
          <p className={frame.note}>
            {t('This form has changed since the draft was saved. Check all steps again.')}
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
        <Foot wizard={wizard} submit={page.wizard.submit} isSending={submit.running !== undefined} />
        {store && (
          <DraftConflict
            store={store}
            acceptSaved={wizard.acceptSaved}
            overwrite={() => void wizard.overwriteDraft()}
          />
        )}
      </form>
    )
  },
)

interface FootProps {
  wizard: WizardState
  submit: Submit
  isSending: boolean
}

/** Buttons for *Cancel*, *Back*, *Next* and the draft. The buttons are always visible at the bottom. */
function Foot({ wizard, submit, isSending }: FootProps) {
  const t = useText()
  const overlay = useOverlay()
  const { navigation } = useRuntime()
  const { engine, previous, next, go, isBusy, store } = wizard
  // The browser's Back would only open the previous step.
  const after = submit.then !== undefined && 'page' in submit.then ? submit.then.page : undefined
  const path = after === undefined ? undefined : navigation.pathOf(after)
  const { cancel, dialog } = useCancel({
    engine,
    draft: store && { store, isSafe: store.isSaved, save: wizard.saveDraft },
    leave: overlay?.requestClose ?? (path === undefined ? undefined : () => navigation.navigate(path)),
  })
  return (
    <footer className={frame.foot}>
      {store && <DraftStatus engine={engine} store={store} save={wizard.saveDraft} />}
      <div className={css.buttons}>
        {cancel && <Button onClick={cancel}>{t('Cancel')}</Button>}
        {dialog}
        {previous !== undefined && <Button onClick={() => void go(previous)}>{t('Previous step')}</Button>}
        {next === undefined ? (
          <SubmitButton submit={submit} isSending={isSending} />
        ) : (
          <Button type="primary" htmlType="submit" loading={isBusy} aria-busy={isBusy}>
            {t('Next step')}
          </Button>
        )}
      </div>
    </footer>
  )
}

function SubmitButton({ submit, isSending }: Omit<FootProps, 'wizard'>) {
  const t = useText()
  const { has } = useAccess()
  if (submit.requires !== undefined && !has(submit.requires)) return null
  return (
    <Button type="primary" htmlType="submit" loading={isSending} aria-busy={isSending}>
      {t(submit.label ?? 'Submit')}
    </Button>
  )
}

/** Message that replaces the form after it was submitted. */
function SubmittedState({ startOver }: { startOver: () => void }) {
  const t = useText()
  return (
    <State icon={<CheckOutlined />} title={t('Submitted')}>
      <Button onClick={startOver}>{t('Start over')}</Button>
    </State>
  )
}

interface StepHeadingProps {
  wizard: WizardState
  id: string
  /**
   * True if the heading gets the focus on the first render too. If false, the heading gets the focus only
   * when the step changes.
   */
  isFocused: boolean
}

/**
 * Title of the step. The title gets the focus when the step changes, unless the form requests the focus for
 * an input.
 */
function StepHeading({ wizard, id, isFocused }: StepHeadingProps) {
  const { current, engine } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(isFocused ? undefined : current.id)
  useEffect(() => {
    if (last.current === current.id) return
    last.current = current.id
    if (engine.focus.value) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
  }, [current.id, engine])
  return (
    <header>
      <h2 className={`${frame.heading} ${css.heading}`} id={id} ref={heading} tabIndex={-1}>
        {current.title}
      </h2>
      {current.help !== undefined && <p className={frame.quiet}>{current.help}</p>}
    </header>
  )
}
