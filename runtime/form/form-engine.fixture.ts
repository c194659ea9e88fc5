import { vi } from 'vitest'
import type { FormNode, FormRule } from '#schemas'
import { addressOf, createPass, evaluate, evaluateCondition, type Scope, textOf } from '#schemas/expr'
import { createAccess } from '../access/create-access.ts'
import type { Http } from '../http/create-http.ts'
import { createTranslate } from '../i18n/interpolate.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { createFormEngine } from './create-form-engine.ts'
import type { FormPorts } from './form-core.ts'
import { type ArrayState, type FieldState, leavesOf } from './form-state.ts'

interface TestFormOptions {
  record?: DataRecord
  codes?: readonly string[]
  http?: Http
  isReadOnly?: boolean
  /** Translations of the source texts. */
  texts?: Readonly<Record<string, string>>
}

/** A pass without a time limit, because the machine may be busy. */
const unlimitedPass = () => createPass({ milliseconds: Number.POSITIVE_INFINITY })

const noHttp: Http = { call: () => Promise.reject(new Error('not called')) }

/** A form without UI that evaluates real expressions. `evaluated` counts evaluations. */
export function createTestForm(
  nodes: readonly FormNode[],
  rules: readonly FormRule[] = [],
  { record, codes = [], http = noHttp, isReadOnly = false, texts }: TestFormOptions = {},
) {
  const evaluated = vi.fn()
  const counted = <Value>(run: () => Value): Value => {
    evaluated()
    return run()
  }
  const shared: Scope = { user: { username: 'clerk' }, params: { id: '7' } }
  const ports: FormPorts = {
    evaluation: {
      value: (value, extra) => evaluate(value, { ...shared, ...extra }, unlimitedPass()),
      text: (text, extra) => counted(() => textOf(text, { ...shared, ...extra }, unlimitedPass())),
      address: (text, extra) => addressOf(text, { ...shared, ...extra }, unlimitedPass()),
      isMet: (when, extra) =>
        when === undefined ||
        counted(() => evaluateCondition(when, { ...shared, ...extra }, unlimitedPass())),
    },
    access: createAccess({ auth: codes.map((action) => ({ action, type: '1', describe: '' })), allAuth: [] }),
    text: createTranslate(texts),
    http,
  }
  const parts = [{ id: 'form', nodes, pointer: '/form/nodes', rules }]
  const form = createFormEngine({ page: 'a/Form', parts, ports, isReadOnly })
  form.load(record)
  const leaves = form.parts.flatMap(leavesOf)
  const leafOf = (key: string) => leaves.find((leaf) => leaf.key === key || leaf.id === key)
  const fieldOf = (key: string) => leafOf(key) as FieldState
  return {
    form,
    ports,
    evaluated,
    fieldOf,
    arrayOf: (key: string) => leafOf(key) as ArrayState,
    type: (key: string, value: unknown) => fieldOf(key).set(value),
    leave: (key: string) => fieldOf(key).leave(),
    problemsOf: (key: string) => leafOf(key)?.problems.value,
  }
}
