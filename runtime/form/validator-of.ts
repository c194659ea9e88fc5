import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { checkInput } from './check-input.ts'
import { createLatestAnswer } from './latest-answer.ts'
import type { AnyField } from './lower-fields.ts'
import { createServerCheck } from './server-check.ts'
import type { Refusal } from './use-refusal.ts'

interface ValidatorParts {
  field: AnyField
  http: Http
  text: Translate
  refusal: Refusal
}

/** One validator a field: the page's own rules at once, then the server's, where the page names some. */
export function validatorOf({ field, http, text, refusal }: ValidatorParts) {
  const own = (value: unknown) =>
    checkInput(field, value, text) || refusal(field.component, value, () => field.props ?? {})
  if (!('validate' in field) || field.validate === undefined) return own
  const ask = createServerCheck({ rules: field.validate, http, text })
  return createLatestAnswer<unknown>((value, signal) => own(value) || ask(value, signal))
}
