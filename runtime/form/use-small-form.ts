import type { Form } from '@formily/core'
import { useLayoutEffect, useMemo } from 'react'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { defaultsOf, type SmallFormFields, toFormNodes } from './field-nodes.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormValues } from './form-values.ts'
import { isBlank } from './pure-data.ts'
import { useFormEngine } from './use-form-engine.ts'

/** A small form, such as a search or a prompt. Render the form's inputs with `<FormFields>`. */
export interface SmallForm {
  engine: FormEngine
  /** The Formily form that wraps the engine. */
  form: Form
  /** Values of the inputs. Empty values are left out. */
  read: () => FormValues
  /** Replaces all values and removes errors. */
  fill: (values: FormValues) => void
  /**
   * Checks the inputs. Resolves to the values of the inputs. If there are errors, shows the errors and
   * resolves to undefined.
   */
  submit: () => Promise<FormValues | undefined>
  /**
   * Shows errors at their fields. An empty string clears the error of its field. Returns the errors that have
   * no field.
   */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
}

interface UseSmallFormOptions {
  pageId: string
  /** JSON Pointer of the field list in its page. */
  pointer: string
  /** Pass a stable array, because a new array creates a new form. */
  fields: SmallFormFields
  /** Initial values. New initial values replace the current values. */
  values?: FormValues
}

/**
 * A small form for a list of fields. The user's entries stay as long as `fields` and `values` don't change.
 */
export function useSmallForm({ pageId, pointer, fields, values }: UseSmallFormOptions): SmallForm {
  const parts = useMemo(() => [{ id: 'form', nodes: toFormNodes(fields), pointer }], [fields, pointer])
  const json = JSON.stringify({ ...defaultsOf(fields), ...values })
  const record = useMemo(() => JSON.parse(json) as FormValues, [json])
  const engine = useFormEngine({ pageId, parts, record, evaluation: useEvaluation() })
  useLayoutEffect(() => {
    if (engine.record.value !== record) engine.load(record)
  }, [engine, record])
  return useMemo(() => smallFormOf(engine), [engine])
}

function smallFormOf(engine: FormEngine): SmallForm {
  const read = () => Object.fromEntries(Object.entries(engine.typed()).filter(([, value]) => !isBlank(value)))
  return {
    engine,
    form: engine.formily().form,
    read,
    fill: (values) => engine.load(values),
    submit: async () => ((await engine.check()) ? read() : undefined),
    showErrors: engine.showErrors,
  }
}
