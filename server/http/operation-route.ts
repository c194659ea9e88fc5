import type { TSchema } from 'typebox'
import {
  dictFieldsOf,
  type Endpoint,
  Envelope,
  type OperationName,
  operations,
  PageOf,
  StockPageOf,
  shapes,
  withDictTexts,
} from '#schemas'
import { isContractPath } from './paths.ts'

/** What `result` is; on the contract's paths as stock servers have it, with the fields that get texts beside them. */
function resultOf(path: string, { access, gives }: Pick<Endpoint, 'access' | 'gives'>, shape: TSchema) {
  if (!isContractPath(path, '')) return { result: gives === 'page' ? PageOf(shape) : shape }
  // The state of the dictionaries is known with who is signed in.
  const dictFields = access === 'public' ? {} : dictFieldsOf(shape)
  const records = withDictTexts(shape, dictFields)
  return { result: gives === 'page' ? StockPageOf(records) : records, dictFields }
}

/** A route's method, path, access and shapes, as the contract has them under this operation's name. */
export function operationRoute(name: OperationName) {
  const { method, path, access, gives, ...traits } = operations[name]
  const shape = shapes[name]
  if (!shape) throw new Error(`operation ${name} has no shapes`)
  const { result, dictFields } = resultOf(path, { access, gives }, shape.result)
  const asked = method === 'GET' || method === 'DELETE' ? { querystring: shape.args } : { body: shape.args }
  return {
    method,
    url: path,
    config: { access, ...traits, ...(dictFields && { dictFields }) },
    schema: { ...asked, response: { 200: Envelope(result) } },
  }
}
