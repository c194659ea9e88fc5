import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'
import { FieldItem } from './field-item.tsx'
import { FormIdContext, ShownCountContext } from './form-ids.ts'
import { type AnyField, lowerFields } from './lower-fields.ts'
import { createPageForm, type FormValues, type PageForm } from './page-form.ts'
import { useRefusal } from './use-refusal.ts'

interface UsePageFormOptions {
  pageId: string
  /** JSON Pointer of the field list in its page. */
  pointer: string
  /** Keep it the same array: another one is another form. */
  fields: readonly AnyField[]
  /** Values at first; when they change, the form is filled with them. */
  values?: FormValues
}

const NO_VALUES: FormValues = Object.freeze({})

/** A small form over the fields of a page; what is typed lasts as long as `fields` and `values` stay the same. */
export function usePageForm({ pageId, pointer, fields, values = NO_VALUES }: UsePageFormOptions): PageForm {
  const text = useText()
  const { http } = useRuntime()
  const refusal = useRefusal()
  const form = useMemo(() => {
    const lowered = lowerFields({ fields, at: { page: pageId, pointer }, text })
    return createPageForm({ fields, lowered, http, text, refusal })
  }, [pageId, pointer, fields, http, text, refusal])
  const written = JSON.stringify({ ...defaultsOf(fields), ...values })
  const filled = useRef<{ form: PageForm; written: string }>(undefined)
  useEffect(() => {
    const last = filled.current
    // Another language is another form: what was typed goes along.
    form.fill(last?.written === written ? last.form.read() : (JSON.parse(written) as FormValues))
    filled.current = { form, written }
  }, [form, written])
  return form
}

/** A prompt's own defaults; those of a search are the list's affair, since the address may take them away. */
function defaultsOf(fields: readonly AnyField[]): FormValues {
  const inputs = fields.filter((field) => !('op' in field) && field.default !== undefined)
  return Object.fromEntries(inputs.map((field) => [field.field, field.default]))
}

interface FormFieldsProps {
  form: PageForm
  /** How many inputs are seen; the others stay mounted, so that they are checked and keep what was typed. */
  shown?: number
}

/** The inputs of a form, each in the registry's `formItem`; lay them out with CSS grid round it. */
export function FormFields({ form, shown = Number.POSITIVE_INFINITY }: FormFieldsProps): ReactNode {
  const id = useId()
  return (
    <FormIdContext value={id}>
      <ShownCountContext value={shown}>
        {form.inputs.map((input, index) => (
          <FieldItem key={input.lowered.key} input={input} index={index} />
        ))}
      </ShownCountContext>
    </FormIdContext>
  )
}
