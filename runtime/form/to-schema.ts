import './inert-compiler.ts'
import { type ISchema, Schema } from '@formily/json-schema'
import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { FieldInput } from './field-input.tsx'
import { FieldItem } from './field-item.tsx'
import type { AnyField, LoweredField } from './lower-fields.ts'
import { validatorOf } from './validator-of.ts'

interface SchemaParts {
  fields: readonly AnyField[]
  lowered: readonly LoweredField[]
  http: Http
  text: Translate
}

/**
 * A ready Formily schema. Names are resolved by us and components are given as they are, since Formily would draw an
 * unknown name as a native tag; settings go through a function, since it copies objects and loses empty ones; one
 * validator a field, so that our words and language are used.
 */
export function toSchema({ fields, lowered, http, text }: SchemaParts): Schema {
  const properties: Record<string, ISchema> = {}
  for (const [index, input] of lowered.entries()) {
    const field = fields[index]
    properties[input.key] = {
      type: 'string',
      title: input.label,
      'x-validator': field && validatorOf({ field, http, text }),
      'x-decorator': FieldItem,
      'x-decorator-props': { lowered: () => input, index },
      'x-component': FieldInput,
      'x-component-props': { lowered: () => input },
    }
  }
  return new Schema({ type: 'object', properties })
}
