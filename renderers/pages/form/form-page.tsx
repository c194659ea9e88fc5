import { use, useLayoutEffect, useMemo } from 'react'
import {
  type FormEngine,
  type FormRecordState,
  useActions,
  useFormPage,
  useFormRecord,
  useFormSubmit,
  useOpenPage,
  useRuntime,
  useText,
} from '#runtime'
import type { FormPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import { pickWithEnter } from '../../shared/form/pick-with-enter.ts'
import { useFormGuard } from '../../shared/form/use-form-guard.ts'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Foot } from './foot.tsx'
import css from './form-page.module.css'

/** One record to type, as a page or in a drawer over one. */
export function FormPageView({ page }: { page: FormPage }) {
  const state = useFormRecord(page, page.form.load)
  const isOverlay = use(OverlayContext)
  const { Loading, Failed } = useRuntime().registry.states
  const isReady = page.form.load === undefined || state.record !== undefined
  const body = isReady ? (
    <Body page={page} state={state} />
  ) : state.error ? (
    <Failed error={state.error} retry={state.refresh} />
  ) : (
    <Loading />
  )
  return (
    <div className={isOverlay ? css.overlay : css.card} aria-busy={state.isLoading}>
      {body}
      <PageOverlay />
    </div>
  )
}

function Body({ page, state }: { page: FormPage; state: FormRecordState }) {
  const t = useText()
  const isOverlay = use(OverlayContext)
  const { form } = page
  const parts = useMemo(
    () => [{ id: 'form', nodes: form.nodes, pointer: '/form/nodes', rules: form.rules }],
    [form],
  )
  const engine = useFormPage({ pageId: page.id, parts, record: state.record })
  useLoaded(engine, state)
  useFormHandles(engine)
  useFormGuard(page, engine)
  const versionField = form.conflict?.versionField
  const submit = useFormSubmit({ page, engine, submit: form.submit, versionField, reload: state.reload })
  const [part] = engine.parts
  return (
    <form
      className={css.page}
      aria-label={t(page.title)}
      noValidate
      onKeyDown={pickWithEnter}
      onSubmit={(event) => {
        event.preventDefault()
        void submit.run()
      }}
    >
      {!isOverlay && <h1 className={css.title}>{t(page.title)}</h1>}
      {part && <FormNodes engine={engine} part={part} layout={form.layout} />}
      <Foot submit={form.submit} isBusy={submit.isBusy}>
        <FormActions page={page} state={state} />
      </Foot>
      <ConflictDialog submit={submit} />
    </form>
  )
}

function FormActions({ page, state: { record } }: { page: FormPage; state: FormRecordState }) {
  const actions = useActions(page).viewsOf(page.form.actions, { record })
  return actions.map((action) => <ActionButton key={action.id} action={action} />)
}

/** Fills the form with the record; a newer one does not take away what was typed. */
function useLoaded(engine: FormEngine, { record }: FormRecordState) {
  useLayoutEffect(() => {
    if (engine.record.value !== record && !engine.isDirty.value) engine.load(record)
  }, [engine, record])
}

/** Actions read the values of the form, and set them. */
function useFormHandles(engine: FormEngine) {
  const { handles } = useOpenPage().session
  useLayoutEffect(() => {
    handles.values = () => engine.scope
    handles.setValues = engine.setValues
    handles.form = { reset: () => engine.load(engine.record.value), check: () => engine.check() }
    return () => {
      handles.values = () => ({})
      handles.setValues = undefined
      handles.form = undefined
    }
  }, [engine, handles])
}
