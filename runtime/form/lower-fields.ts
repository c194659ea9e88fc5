import type { InputField, SearchField } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { Translate } from '../i18n/interpolate.ts'
import { keyFields } from '../list/search-keys.ts'
import type { AnyProps } from '../registry/create-registry.ts'

export type AnyField = InputField | SearchField

/** An input as Formily gets it; the texts are in the language of the user. */
export interface LoweredField {
  /** Name of its value in the form. */
  key: string
  component: string
  props: AnyProps
  label: string
  required: boolean
  help: string | undefined
  placeholder: string | undefined
  at: SchemaLocation
}

interface LowerFields {
  fields: readonly AnyField[]
  /** Where the page lists them. */
  at: SchemaLocation
  text: Translate
}

const NO_PROPS: AnyProps = Object.freeze({})

/** Names the values, picks the inputs and translates the words. */
export function lowerFields({ fields, at, text }: LowerFields): readonly LoweredField[] {
  const keys = keysOf(fields)
  return fields.map((field, index) => ({
    key: keys[index] ?? field.id,
    component: field.component ?? defaultComponent(field),
    props: field.props ?? NO_PROPS,
    label: text(field.title ?? field.field),
    required: field.required === true,
    help: 'help' in field && field.help !== undefined ? text(field.help) : undefined,
    placeholder:
      'placeholder' in field && field.placeholder !== undefined ? text(field.placeholder) : undefined,
    at: { page: at.page, pointer: `${at.pointer}/${index}` },
  }))
}

/** Two search fields may look at one field, so they are keyed; a prompt's are told by their field. */
function keysOf(fields: readonly AnyField[]): readonly string[] {
  const searches = fields.filter((field): field is SearchField => 'op' in field)
  if (searches.length === fields.length) return keyFields(searches).map(({ key }) => key)
  return fields.map(({ field }) => field)
}

function defaultComponent(field: AnyField): string {
  if (!('op' in field)) return 'Text'
  if (field.op === 'between') return 'DateRange'
  return ['empty', 'notEmpty', 'me', 'myDept'].includes(field.op) ? 'Switch' : 'Text'
}
