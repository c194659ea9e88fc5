import { Button } from 'antd'
import { use, useEffect, useMemo, useState } from 'react'
import {
  type DataRecord,
  type DraftOpening,
  observer,
  useAccess,
  useFormDraft,
  useFormPage,
  useFormRecord,
  useFormStart,
  useFormSubmit,
  usePrefetch,
  useRuntime,
  useText,
} from '#runtime'
import { type FormDraft, type FormPage, formWidth, type Submit } from '#schemas'
import { DraftConflict } from '../../shared/draft/draft-conflict.tsx'
import { DraftStartView } from '../../shared/draft/draft-start.tsx'
import { DraftStatus } from '../../shared/draft/draft-status.tsx'
import { useDeleteDraftAfterSubmit } from '../../shared/draft/use-delete-draft-after-submit.ts'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import { pickWithEnter } from '../../shared/form/pick-with-enter.ts'
import { useFormGuard } from '../../shared/form/use-form-guard.ts'
import frame from '../../shared/form-frame.module.css'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PageTitle, useHasTitle } from '../../shared/page-title.tsx'
import { Withdrawn } from '../../shared/page-update-bar.tsx'
import { prefetchFields } from '../../shared/prefetch/prefetch-fields.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { FormFooter, isAllowed } from './form-footer.tsx'
import css from './form-page.module.css'
import { FormRecord, type FormRecordProps } from './form-record.tsx'
import { useFormHandles } from './use-form-handles.ts'
import { useLoadRecord } from './use-load-record.ts'

/** A form for one record, drawn as a page or in a drawer. */
export function FormPageView({ page }: { page: FormPage }) {
  const state = useFormRecord(page, page.form.load)
  const isOverlay = use(OverlayContext)
  const { registry } = useRuntime()
  const { Loading, Failed } = registry.states
  const read = usePrefetch()
  // Starts to load the code of the fields, while the record is still loading.
  useEffect(() => prefetchFields({ registry, read }, page.form.nodes), [registry, read, page])
  const isReady = page.form.load === undefined || state.record !== undefined
  const body = isReady ? (
    <Start page={page} state={state} />
  ) : state.error ? (
    <Failed error={state.error} retry={state.refresh} />
  ) : (
    <Loading />
  )
  return (
    <div
      className={isOverlay ? frame.overlay : css.card}
      data-wide={formWidth(page.form.nodes) === 'wide'}
      aria-busy={state.isLoading}
    >
      {body}
      <PageOverlay />
    </div>
  )
}

type StartProps = FormRecordProps

/** If there is a saved draft of the record, offers the draft before the form opens. */
function Start({ page, state }: StartProps) {
  const opening = useFormStart(page)
  const { submit } = page.form
  if (!submit) return <FormRecord page={page} state={state} />
  return (
    <DraftStartView opening={opening}>
      {({ formKey, draft }) => (
        <Body key={formKey} page={page} state={state} submit={submit} draft={draft} opening={opening} />
      )}
    </DraftStartView>
  )
}

interface BodyProps extends StartProps {
  submit: Submit
  draft: FormDraft | undefined
  opening: DraftOpening
}

const Body = observer(({ page, state, submit: call, draft: taken, opening }: BodyProps) => {
  const t = useText()
  const hasTitle = useHasTitle()
  const { form } = page
  const parts = useMemo(
    () => [{ id: 'form', nodes: form.nodes, pointer: '/form/nodes', rules: form.rules }],
    [form],
  )
  const engine = useFormPage({ pageId: page.id, parts, record: state.record })
  useLoadRecord(engine, state)
  useFormHandles(engine)
  const draft = useFormDraft({
    page,
    engine,
    record: state.record,
    draft: taken,
    onDraft: opening.setDraftId,
  })
  useFormGuard(page, engine, draft)
  const onSaved = useDeleteDraftAfterSubmit(draft?.store, draft?.detach)
  const versionField = form.conflict?.versionField
  const submit = useFormSubmit({
    page,
    engine,
    submit: call,
    versionField,
    reload: state.reload,
    onSaved,
  })
  const isPermitted = isAllowed(call, useAccess())
  const [wasPermitted] = useState(isPermitted)
  const [part] = engine.parts
  return (
    <form
      className={css.page}
      aria-label={t(page.title)}
      noValidate
      onKeyDown={pickWithEnter}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPermitted) void submit.run()
      }}
    >
      {hasTitle && <PageTitle>{t(page.title)}</PageTitle>}
      {wasPermitted && !isPermitted && <Withdrawn />}
      {state.record && draft?.isOutdated() && (
        <Outdated record={state.record} compareWith={submit.compareWith} />
      )}
      {part && <FormNodes engine={engine} part={part} layout={form.layout} />}
      <FormFooter engine={engine} primary={call} further={form.submits} submit={submit} draft={draft}>
        {draft && <DraftStatus engine={engine} isAutomatic {...draft} />}
        <FormActions page={page} record={state.record} />
      </FormFooter>
      <ConflictDialog submit={submit} />
      {draft && <DraftConflict {...draft} />}
    </form>
  )
})

interface OutdatedProps {
  record: DataRecord
  compareWith: (record: DataRecord) => void
}

function Outdated({ record, compareWith }: OutdatedProps) {
  const t = useText()
  return (
    <div className={frame.note}>
      {t('The record was changed after this draft was saved. Compare before you submit.')}{' '}
      <Button size="small" onClick={() => compareWith(record)}>
        {t('Compare')}
      </Button>
    </div>
  )
}
