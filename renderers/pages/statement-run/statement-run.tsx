import { Alert, Button } from 'antd'
import { type FormEvent, useMemo } from 'react'
import { FormFields, useOpenPage, useOperation, usePageForm, useRuntime, useText } from '#runtime'
import type { CustomPage, Statement } from '#schemas'
import { inputsOf } from './inputs.ts'
import { RowsView } from './rows-view.tsx'
import css from './statement-run.module.css'
import { useRun } from './use-run.ts'

/** The statement that the page's opener names. */
export function StatementRunPage({ page }: { page: CustomPage }) {
  const { Loading, Failed } = useRuntime().registry.states
  const { id } = useOpenPage().params
  const { data, error, refresh } = useOperation<Statement>('statement.get', { id })
  if (data) return <Run key={data.id} statement={data} pageId={page.id} />
  return error ? <Failed error={error} retry={refresh} /> : <Loading />
}

function Run({ statement, pageId }: { statement: Statement; pageId: string }) {
  const t = useText()
  const fields = useMemo(() => inputsOf(statement), [statement])
  const form = usePageForm({ pageId, pointer: '/custom', fields })
  const { run, isBusy, outcome } = useRun(statement, form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <>
      <h2 className={css.title}>{statement.title}</h2>
      <p className={css.about}>{statement.description}</p>
      <form className={css.form} noValidate onSubmit={submit}>
        {fields.length > 0 && (
          <div className={css.fields}>
            <FormFields form={form} />
          </div>
        )}
        <Button
          type="primary"
          htmlType="submit"
          danger={statement.kind === 'EXEC'}
          loading={isBusy}
          disabled={!statement.mayRun}
        >
          {t('Run')}
        </Button>
        {!statement.mayRun && (
          <p className={css.about}>
            {statement.enabled
              ? t('You lack the permission {{code}}, or it is kept for other roles.', {
                  code: statement.access,
                })
              : t('This statement is switched off.')}
          </p>
        )}
      </form>
      {outcome && 'failure' in outcome && <Alert type="error" showIcon title={outcome.failure} />}
      {outcome && 'done' in outcome && (
        <Alert
          type="success"
          showIcon
          title={t('Done: {{count}} {{count:record|records}} changed.', { count: outcome.done.affected })}
        />
      )}
      {outcome && 'rows' in outcome && <RowsView {...outcome.rows} />}
    </>
  )
}
