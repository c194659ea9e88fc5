import { appEndpoints } from './contracts/app/endpoints.ts'
import type { Endpoint } from './contracts/endpoint.ts'
import { oauthEndpoints } from './contracts/oauth/endpoints.ts'
import { sessionEndpoints } from './contracts/system/session-endpoints.ts'
import { visitorEndpoints } from './contracts/visitor/endpoints.ts'

/**
 * Operations that visitors' pages call. Other operations are not included, so that the bundle of visitors'
 * pages stays small.
 */
const visitorOperations = {
  'app.capabilities': appEndpoints['app.capabilities'],
  ...sessionEndpoints,
  ...visitorEndpoints,
  ...oauthEndpoints,
} as const

/** Returns an operation that visitors' pages call. Returns undefined for any other name. */
export function findVisitorOperation(name: string): Endpoint | undefined {
  return Object.hasOwn(visitorOperations, name)
    ? visitorOperations[name as keyof typeof visitorOperations]
    : undefined
}
