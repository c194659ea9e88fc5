import { createForm, type Field, type Form, isField } from '@formily/core'
import { toJS } from '@formily/reactive'
import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { isBlank } from './check-input.ts'
import type { AnyField, LoweredField } from './lower-fields.ts'
import type { Refusal } from './use-refusal.ts'
import { validatorOf } from './validator-of.ts'

export type FormValues = Record<string, unknown>

/** One input of a small form: how it is drawn, and its value with what is wrong. */
export interface PageInput {
  lowered: LoweredField
  field: Field
}

/** A small form: a search, a prompt. Draw its inputs with `<FormFields>`. */
export interface PageForm {
  /** Formily's own form; renderers need it rarely. */
  form: Form
  inputs: readonly PageInput[]
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
  fields: readonly AnyField[]
  /** The same fields, lowered. */
  lowered: readonly LoweredField[]
  http: Http
  text: Translate
  refusal?: Refusal
}

/**
 * Fields are made here and not by a schema of Formily's: it draws an unknown name as a native tag and runs any
 * `{{…}}` it meets. One validator a field, so that our words and language are used.
 */
export function createPageForm({ fields, lowered, http, text, refusal = () => '' }: FormParts): PageForm {
  const form = createForm({ validateFirst: true })
  // It listens to every change of every form, for initial values and effects that a small form has none of: kept, no
  // form would ever go.
  for (const dispose of form.disposers.splice(0)) dispose()
  const keys = lowered.map(({ key }) => key)
  const inputs = fields.flatMap((field, index): PageInput[] => {
    const own = lowered[index]
    if (!own) return []
    const validator = validatorOf({ field, http, text, refusal })
    return [{ lowered: own, field: form.createField({ name: own.key, title: own.label, validator }) }]
  })
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
    inputs,
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
