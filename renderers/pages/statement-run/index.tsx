import { Alert, Button, Flex, Table } from 'antd'
import { type FormEvent, useMemo, useState } from 'react'
import type { Static } from 'typebox'
import {
  definePage,
  type SmallForm,
  useOpenPage,
  useOperation,
  useRuntime,
  useSmallForm,
  useText,
} from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import {
  type CustomPage,
  type InputField,
  type Statement,
  type StatementColumn,
  type StatementParam,
  type StatementResult,
  type StatementRows,
  strictObject,
} from '#schemas'
import { formatFen } from '#schemas/money'
import { FormFields } from '../../shared/form/form-fields.tsx'
import css from './statement-run.module.css'

export const StatementRunProps = strictObject({})
export type StatementRunProps = Static<typeof StatementRunProps>

/** Loads the preset statement whose id is a parameter of the page. */
function StatementRunPage({ page }: { page: CustomPage }) {
  const { Loading, Failed } = useRuntime().registry.states
  const { id } = useOpenPage().params
  const { data, error, refresh } = useOperation<Statement>('statement.get', { id })
  if (data) return <Run key={data.id} statement={data} pageId={page.id} />
  return error ? <Failed error={error} retry={refresh} /> : <Loading />
}

function Run({ statement, pageId }: { statement: Statement; pageId: string }) {
  const t = useText()
  const fields = useMemo(() => inputsOf(statement), [statement])
  const form = useSmallForm({ pageId, pointer: '/custom', fields })
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
              ? t("You don't have the permission {{code}}, or the statement is limited to other roles.", {
                  code: statement.access,
                })
              : t('This statement is disabled.')}
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

/** Page that runs a preset statement. The user enters the statement's parameters in a generated form. */
export const statementRunPage = definePage<StatementRunProps>({
  name: 'system/StatementRun',
  title: 'Run a statement',
  Component: StatementRunPage,
})

const components: Readonly<Record<StatementParam['type'], string>> = {
  text: 'Text',
  integer: 'Number',
  day: 'Date',
  shop: 'ShopSelect',
  user: 'UserPicker',
}

/**
 * Converts the parameters of a statement to input fields. The type of a parameter determines its component.
 */
export const inputsOf = ({ params }: Pick<Statement, 'params'>): InputField[] =>
  params.map(({ name, title, type, required, fallback }) => ({
    id: name,
    field: name,
    title,
    component: components[type],
    required,
    ...(fallback !== null && { default: fallback }),
  }))

type Row = StatementRows['rows'][number]

const KILOBYTE = 1_024

const sizeText = (bytes: number): string =>
  bytes < KILOBYTE ? `${bytes} B` : `${(bytes / KILOBYTE).toFixed(bytes < KILOBYTE * 10 ? 1 : 0)} KB`

function textOf(value: Row[string] | undefined, type: StatementColumn['type']): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value !== 'number') return String(value)
  if (type === 'fen') return formatFen(value)
  return type === 'bytes' ? sizeText(value) : value.toLocaleString('en-US')
}

/** Shows the result of a query as a table. The order of rows and columns is that of the response. */
export function RowsView({ columns, rows, isCut, millis }: StatementRows) {
  const t = useText()
  return (
    <Flex vertical gap={12}>
      <p className={css.sum} role="status">
        {t('{{count}} {{count:row|rows}} in {{millis}} ms', { count: rows.length, millis })}
      </p>
      {isCut && (
        <Alert
          type="warning"
          showIcon
          title={t('The statement has more rows than it may show. Narrow the range.')}
        />
      )}
      <Table<Row & { place: number }>
        size="small"
        rowKey="place"
        dataSource={rows.map((row, place) => ({ ...row, place }))}
        columns={columns.map(({ field, title, type }) => ({
          key: field,
          dataIndex: field,
          title,
          align: type === 'text' ? 'left' : 'right',
          render: (value: Row[string]) => <span className={css.cell}>{textOf(value, type)}</span>,
        }))}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('No rows found.') }}
      />
    </Flex>
  )
}

type ParamValues = Record<string, unknown>
type Outcome = { rows: StatementRows } | { done: StatementResult } | { failure: string }

/**
 * Returns a function that runs a statement with the values of its form. If the statement changes data, the
 * function asks for confirmation and sends an idempotency key.
 */
function useRun({ id, kind, title }: Statement, form: SmallForm) {
  const { http, notify } = useRuntime()
  const { page, version } = useOpenPage()
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function send(params: ParamValues): Promise<Outcome> {
    const request = { code: id, params }
    const origin = { 'X-Page-Id': page.id, 'X-Page-Version': version, 'X-Action-Id': 'run' }
    if (kind === 'QUERY') {
      return {
        rows: await http.call<StatementRows>('statement.query', request, { headers: origin, isQuiet: true }),
      }
    }
    const headers = { ...origin, 'Idempotency-Key': crypto.randomUUID() }
    return { done: await http.call<StatementResult>('statement.exec', request, { headers, isQuiet: true }) }
  }

  async function run(): Promise<void> {
    if (isBusy) return
    const values = await form.submit()
    if (!values) return
    const question = {
      text: t("Run “{{title}}”? Changes can't be undone.", { title }),
      tone: 'danger',
    } as const
    if (kind === 'EXEC' && !(await notify.confirm({ ...question, okText: t('Run') }))) return
    setBusy(true)
    try {
      setOutcome(await send(values))
    } catch (cause) {
      form.showErrors(failureOf(cause)?.fields ?? {})
      setOutcome({ failure: errorText(cause, t) })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, outcome }
}
