import { createForm, type Form, isField } from '@formily/core'
import type { Schema } from '@formily/json-schema'
import { toJS } from '@formily/reactive'
import { isBlank } from './check-input.ts'
import type { LoweredField } from './lower-fields.ts'

export type FormValues = Record<string, unknown>

/** A small form: a search, a prompt. Draw its inputs with `<FormFields>`. */
export interface PageForm {
  /** Formily's own form; renderers need it rarely. */
  form: Form
  schema: Schema
  /** What was typed now; empty inputs are left out. */
  read: () => FormValues
  /** Replaces every value, and forgets errors. */
  fill: (values: FormValues) => void
  /** Checks the inputs; gives their values, or undefined after showing what is wrong at its field. */
  submit: () => Promise<FormValues | undefined>
  /** Puts messages of the server at their fields; gives the names that this form has no input for. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
}

interface FormParts {
  schema: Schema
  lowered: readonly LoweredField[]
}

export function createPageForm({ schema, lowered }: FormParts): PageForm {
  const form = createForm({ validateFirst: true })
  const keys = lowered.map(({ key }) => key)
  const read = () => {
    const typed = toJS(form.values) as FormValues
    return Object.fromEntries(keys.filter((key) => !isBlank(typed[key])).map((key) => [key, typed[key]]))
  }
  const showError = (name: string, message: string) => {
    const field = keys.includes(name) ? form.query(name).take() : undefined
    if (!field || !isField(field)) return false
    // As a validator's own message: the next check of the field takes it away.
    field.setFeedback({ type: 'error', code: 'ValidateError', triggerType: 'onInput', messages: [message] })
    return true
  }
  return {
    form,
    schema,
    read,
    fill: (next) => {
      form.setValues(Object.fromEntries(keys.map((key) => [key, next[key]])), 'overwrite')
      form.clearErrors('*')
    },
    submit: async () => {
      try {
        await form.validate()
      } catch {
        // Formily rejects with what its fields already show.
        return undefined
      }
      return read()
    },
    showErrors: (messages) => Object.keys(messages).filter((name) => !showError(name, messages[name] ?? '')),
  }
}
