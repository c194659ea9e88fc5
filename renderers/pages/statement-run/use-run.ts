import { useState } from 'react'
import { type PageForm, useOpenPage, useRuntime, useText } from '#runtime'
import { failureOf } from '#runtime/http'
import type { Statement, StatementDone, StatementRows } from '#schemas'

type Given = Record<string, unknown>
type Outcome = { rows: StatementRows } | { done: StatementDone } | { failure: string }

/** Runs a statement with what stands in its form; a change asks first, and is done once however often it is sent. */
export function useRun({ id, kind, title }: Statement, form: PageForm) {
  const { http, notify } = useRuntime()
  const { page, version } = useOpenPage()
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function send(params: Given): Promise<Outcome> {
    const asked = { code: id, params }
    const origin = { 'X-Page-Id': page.id, 'X-Page-Version': version, 'X-Action-Id': 'run' }
    if (kind === 'QUERY') {
      return {
        rows: await http.call<StatementRows>('statement.query', asked, { headers: origin, isQuiet: true }),
      }
    }
    const headers = { ...origin, 'Idempotency-Key': crypto.randomUUID() }
    return { done: await http.call<StatementDone>('statement.exec', asked, { headers, isQuiet: true }) }
  }

  async function run(): Promise<void> {
    if (isBusy) return
    const given = await form.submit()
    if (!given) return
    const question = {
      text: t('Run “{{title}}”? What it changes stays changed.', { title }),
      tone: 'danger',
    } as const
    if (kind === 'EXEC' && !(await notify.confirm({ ...question, okText: t('Run') }))) return
    setBusy(true)
    try {
      setOutcome(await send(given))
    } catch (cause) {
      form.showErrors(failureOf(cause)?.fields ?? {})
      setOutcome({ failure: cause instanceof Error ? t(cause.message) : String(cause) })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, outcome }
}
