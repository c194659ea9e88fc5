/**
 * Permission code that the caller needs. `signedIn`: any signed-in user. `public`: everyone. `signed`:
 * another system, whose request has a signature instead of a user.
 */
export type Access = 'public' | 'signedIn' | 'signed' | (string & {})

const WITHOUT_CODE: readonly Access[] = ['public', 'signedIn', 'signed']

/** An operation without its schemas. Endpoints are small enough for the browser bundle; schemas aren't. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path after the base path of the API. Arguments replace the `:name` segments. */
  path: string
  /** Paths that other versions of the JeecgBoot contract use for the same operation. */
  aliases?: readonly string[]
  access: Access
  /** Type of the response's `result`: a page of records, one record, or any other value. */
  gives: 'page' | 'record' | 'value'
  /** For a list: the operation that returns totals over all pages of the list. */
  totals?: string
  /**
   * False if a list can't have data rules. Such a list either uses the rules of other records, as a recycle
   * bin does, or its records are not in a table.
   */
  dataRules?: false
  /** For operations that need approval: the permission code that the approver needs. */
  countersign?: string
  /**
   * Name of the operation that does the same for many records in one request. Both operations need the same
   * permission. Bulk actions call the operation for many records.
   */
  many?: string
  /** True if the operation moves money. Requests of such an operation need an Idempotency-Key header. */
  idempotent?: boolean
}

/**
 * Returns the permission code that an operation needs. Returns undefined if the operation needs no
 * permission, or if it is unknown.
 */
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

/**
 * Functions that create endpoints, by method and type of result: `get.page('/sys/user/list',
 * 'system:user:list')`.
 */
export const get = endpointsOf('GET')
export const post = endpointsOf('POST')
export const put = endpointsOf('PUT')
export const remove = endpointsOf('DELETE')

/** Declares the endpoints of one area. The keys are the names of the operations. */
export const defineEndpoints = <Endpoints extends Record<string, Endpoint>>(endpoints: Endpoints) => endpoints
