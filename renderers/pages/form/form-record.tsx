import { Button } from 'antd'
import { use, useMemo } from 'react'
import { type FormRecordState, useFormPage, useOverlay, useRuntime, useText } from '#runtime'
import type { FormPage } from '#schemas'
import { FormNodes } from '../../shared/form/form-nodes.tsx'
import frame from '../../shared/form-frame.module.css'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { FormActions } from './form-actions.tsx'
import css from './form-page.module.css'
import { useFormHandles } from './use-form-handles.ts'
import { useLoadRecord } from './use-load-record.ts'

/** A form page, and the state of the record that the form edits. */
export interface FormRecordProps {
  page: FormPage
  state: FormRecordState
}

/** Draws a form. A form without a submit, such as a form in the mode `view`, shows its record read-only. */
export function FormRecord({ page, state }: FormRecordProps) {
  const t = useText()
  const isOverlay = use(OverlayContext)
  const overlay = useOverlay()
  const { navigation } = useRuntime()
  const { form } = page
  const parts = useMemo(() => [{ id: 'form', nodes: form.nodes, pointer: '/form/nodes' }], [form])
  const engine = useFormPage({ pageId: page.id, parts, record: state.record, isReadOnly: true })
  useLoadRecord(engine, state)
  useFormHandles(engine)
  const [part] = engine.parts
  const leave = overlay ? overlay.requestClose : navigation.back
  return (
    <section className={css.page} aria-label={t(page.title)}>
      {!isOverlay && <PageTitle>{t(page.title)}</PageTitle>}
      {part && <FormNodes engine={engine} part={part} layout={form.layout} />}
      <footer className={`${frame.foot} ${css.foot}`}>
        <FormActions page={page} record={state.record} />
        {leave && <Button onClick={leave}>{t('Close')}</Button>}
      </footer>
    </section>
  )
}
