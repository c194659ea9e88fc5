import { lazyField } from '../../shared/lazy-field.tsx'
import type { JsonValue } from './read-json.ts'
import type { JsonFieldProps } from './schema.ts'

/** A JSON value, typed in an editor that shows where it is wrong. */
export const jsonField = lazyField<JsonFieldProps, JsonValue>({
  name: 'Json',
  title: 'JSON',
  unreadable: 'Not valid JSON',
  accepts: ['object', 'array', 'string'],
})
