import type { Form } from '@formily/core'
import { useLayoutEffect, useMemo } from 'react'
import { defaultsOf, type SmallFormFields, toFormNodes } from './field-nodes.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormValues } from './form-values.ts'
import { isBlank } from './pure-data.ts'
import { useFormPage } from './use-form-page.ts'

/** A small form: a search, a prompt. Draw its inputs with `<FormFields>`. */
export interface SmallForm {
  engine: FormEngine
  /** The Formily form over the engine. */
  form: Form
  /** Values of its inputs, without empty ones. */
  read: () => FormValues
  /** Replaces every value, and forgets errors. */
  fill: (values: FormValues) => void
  /** Checks the inputs; gives their values, or undefined after showing errors. */
  submit: () => Promise<FormValues | undefined>
  /** Puts messages at their fields, an empty one clears; gives the messages that this form has no input for. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
}

interface UseSmallFormOptions {
  pageId: string
  /** JSON Pointer of the field list in its page. */
  pointer: string
  /** A stable array: another one is another form. */
  fields: SmallFormFields
  /** Values at first; when they change, the form is filled with them. */
  values?: FormValues
}

/** A small form over the fields of a page; values last as long as `fields` and `values` are the same. */
export function useSmallForm({ pageId, pointer, fields, values }: UseSmallFormOptions): SmallForm {
  const parts = useMemo(() => [{ id: 'form', nodes: toFormNodes(fields), pointer }], [fields, pointer])
  const written = JSON.stringify({ ...defaultsOf(fields), ...values })
  const record = useMemo(() => JSON.parse(written) as FormValues, [written])
  const engine = useFormPage({ pageId, parts, record })
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
