/** Who may call: a permission code, whoever is signed in, or anybody. */
export type Access = 'public' | 'signedIn' | (string & {})

/** What both sides know of an operation without its shapes: plain data, so that the browser can carry it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base; `:name` parts are filled from the arguments. */
  path: string
  /** Further paths of the same operation: where other generations of the contract have it. */
  aliases?: readonly string[]
  access: Access
  /** What `result` is: a page of records, one record, or any other value. */
  gives: 'page' | 'record' | 'value'
  /** Of a list: the operation that adds its rows up over all pages, asked by the same filters. */
  totals?: string
  /** The right of whoever signs it beside the caller, where the server asks for four eyes. */
  countersign?: string
  /** A money write: it must carry an Idempotency-Key. */
  idempotent?: boolean
}

/** Declares the endpoints of one area; the keys are operation names. */
export const defineEndpoints = <const Endpoints extends Record<string, Endpoint>>(endpoints: Endpoints) =>
  endpoints
