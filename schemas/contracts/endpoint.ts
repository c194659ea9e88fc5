/** Who may call: a permission code, every signed-in user, or anybody. */
export type Access = 'public' | 'signedIn' | (string & {})

/** An operation without its shapes: plain data that the browser can carry. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base; `:name` parts are filled from the arguments. */
  path: string
  /** Further paths of the same operation: where other generations of the contract have it. */
  aliases?: readonly string[]
  access: Access
  /** Kind of `result`: a page of records, one record, or any other value. */
  gives: 'page' | 'record' | 'value'
  /** Of a list: the operation that adds its rows up over all pages, with the same filters. */
  totals?: string
  /** Permission of the second approver, where the server asks for four eyes. */
  countersign?: string
  /** A money write: it must carry an Idempotency-Key. */
  idempotent?: boolean
}

type Method = Endpoint['method']
type Options = Omit<Endpoint, 'method' | 'path' | 'access' | 'gives'>

const endpointOf =
  (method: Method, gives: Endpoint['gives']) =>
  (path: string, access: Access, options?: Options): Endpoint => ({ method, path, access, gives, ...options })

const endpointsOf = (method: Method) => ({
  page: endpointOf(method, 'page'),
  record: endpointOf(method, 'record'),
  value: endpointOf(method, 'value'),
})

/** Endpoints by method and result: `get.page('/sys/user/list', 'system:user:list')`. */
export const get = endpointsOf('GET')
export const post = endpointsOf('POST')
export const put = endpointsOf('PUT')
export const remove = endpointsOf('DELETE')

/** Declares the endpoints of one area; the keys are operation names. */
export const defineEndpoints = <Endpoints extends Record<string, Endpoint>>(endpoints: Endpoints) => endpoints
