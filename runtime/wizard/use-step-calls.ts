import { useLayoutEffect, useRef, useState } from 'react'
import type { StepCheck, StepSave, WizardPage } from '#schemas'
import { isRecord } from '#schemas/values'
import { createIdempotencyKeys } from '../actions/idempotency-keys.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { FormEngine } from '../form/form-engine.ts'
import { pureData } from '../form/pure-data.ts'
import { headersOf, showFailure } from '../form/send-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'

/**
 * Lets the server check and save a step, with the operations that the page names. Shows the errors. Resolves
 * to true if there are no errors or no such operations.
 */
export type CallStep = (engine: FormEngine, step: string) => Promise<boolean>

/**
 * Returns a stable function that checks and saves steps of a wizard with the operations that the page names.
 */
export function useStepCalls(page: WizardPage): CallStep {
  const { notify } = useRuntime()
  const send = useSendStep(page)
  const text = useText()
  const call: CallStep = async (engine, id) => {
    const step = page.wizard.steps.find((each) => each.id === id)
    try {
      if (step?.check) await send.check(engine, id, step.check)
      if (step?.save) await send.save(engine, id, step.save)
      return true
    } catch (error) {
      showFailure(error, { engine, notify, text })
      return false
    }
  }
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  const stable = useRef<CallStep>((engine, step) => latest.current(engine, step))
  return stable.current
}

/**
 * Sends the values of a step, with the arguments that the page defines. Each save has its own idempotency
 * key.
 */
function useSendStep(page: WizardPage) {
  const { http, contracts } = useRuntime()
  const { version } = useOpenPage()
  const evaluation = useEvaluation()
  const [attempts] = useState(createIdempotencyKeys)
  const argumentsOf = (engine: FormEngine, step: string, { args = {} }: StepCheck) => {
    const scope = { values: engine.values(), record: engine.record.value, saved: engine.saved.value }
    const further = pureData(evaluation.value(args, scope)) as Record<string, unknown>
    return { ...engine.values(step), ...further }
  }
  return {
    check: async (engine: FormEngine, step: string, check: StepCheck) => {
      await http.call(check.op, argumentsOf(engine, step, check))
    },
    save: async (engine: FormEngine, step: string, save: StepSave) => {
      const saved = engine.saved.value
      const call = (Object.hasOwn(saved, step) && save.again) || save
      const args = argumentsOf(engine, step, call)
      const origin = { page: page.id, version, action: step }
      const headers = await headersOf(call, { contracts, origin, key: attempts.keyOf(step, args) })
      const result = pureData(await http.call(call.op, args, { headers })) ?? null
      attempts.clear(step)
      // If a repeated save has no result, the result of the first save stays, such as the id of the record.
      if (call === save || isRecord(result)) engine.saved.value = { ...saved, [step]: result }
    },
  }
}
