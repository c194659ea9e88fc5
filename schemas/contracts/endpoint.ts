/**
 * Required permission code, or `signedIn`, `public`, or `signed`: the request of a machine, with a signature
 * instead of a user.
 */
export type Access = 'public' | 'signedIn' | 'signed' | (string & {})

const WITHOUT_CODE: readonly Access[] = ['public', 'signedIn', 'signed']

/** An operation without schemas, small enough for the browser bundle. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base; arguments fill the `:name` segments. */
  path: string
  /** Paths of the same operation in other versions of the JeecgBoot contract. */
  aliases?: readonly string[]
  access: Access
  /** Kind of `result`: a page of records, one record, or any other value. */
  gives: 'page' | 'record' | 'value'
  /** For a list: the operation that returns totals over all pages. */
  totals?: string
  /**
   * False if a list can't have data rules: it uses the rules of other records, as a recycle bin does, or its
   * records are not in a table.
   */
  dataRules?: false
  /** Permission code that the approver needs, for operations that need approval. */
  countersign?: string
  /**
   * Operation that does the same for many records with one request, with the same permission. Bulk actions call
   * it instead of this one.
   */
  many?: string
  /** True if the operation moves money, so that it requires an Idempotency-Key header. */
  idempotent?: boolean
}

/** Returns the permission code that an operation needs; undefined if it needs none or is unknown. */
export const permissionOf = (endpoint: Endpoint | undefined): string | undefined =>
  endpoint && !WITHOUT_CODE.includes(endpoint.access) ? endpoint.access : undefined

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

/** Endpoint builders by method and result: `get.page('/sys/user/list', 'system:user:list')`. */
export const get = endpointsOf('GET')
export const post = endpointsOf('POST')
export const put = endpointsOf('PUT')
export const remove = endpointsOf('DELETE')

/** Declares the endpoints of one area; the keys are operation names. */
export const defineEndpoints = <Endpoints extends Record<string, Endpoint>>(endpoints: Endpoints) => endpoints
