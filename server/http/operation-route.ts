import { Envelope, type OperationName, operations, PageOf, shapes } from '#schemas'

/** A route's method, path, access and shapes, as the contract has them under this operation's name. */
export function operationRoute(name: OperationName) {
  const { method, path, access, gives, ...traits } = operations[name]
  const shape = shapes[name]
  if (!shape) throw new Error(`operation ${name} has no shapes`)
  const result = gives === 'page' ? PageOf(shape.result) : shape.result
  const asked = method === 'GET' || method === 'DELETE' ? { querystring: shape.args } : { body: shape.args }
  return {
    method,
    url: path,
    config: { access, ...traits },
    schema: { ...asked, response: { 200: Envelope(result) } },
  }
}
