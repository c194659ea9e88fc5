import { useLayoutEffect, useRef } from 'react'
import type { Wizard } from '#schemas'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { FormEngine } from '../form/form-engine.ts'
import { pureData } from '../form/pure-data.ts'
import { showFailure } from '../form/send-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'

/** Asks the server to check a step, if the page says so. Shows the errors; resolves to true without any. */
export type CheckStep = (engine: FormEngine, step: string) => Promise<boolean>

/** Returns a stable function that checks the steps of a wizard by their operations. */
export function useStepCheck({ steps }: Wizard): CheckStep {
  const { http, notify } = useRuntime()
  const evaluation = useEvaluation()
  const text = useText()
  const check: CheckStep = async (engine, step) => {
    const call = steps.find(({ id }) => id === step)?.check
    if (!call) return true
    try {
      const scope = { values: engine.values(), record: engine.record.value }
      const args = pureData(evaluation.value(call.args ?? {}, scope)) as Record<string, unknown>
      await http.call(call.op, { ...engine.values(step), ...args })
      return true
    } catch (error) {
      showFailure(error, { engine, notify, text })
      return false
    }
  }
  const latest = useRef(check)
  useLayoutEffect(() => {
    latest.current = check
  })
  const stable = useRef<CheckStep>((engine, step) => latest.current(engine, step))
  return stable.current
}
