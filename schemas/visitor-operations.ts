import { appEndpoints } from './contracts/app/endpoints.ts'
import type { Endpoint } from './contracts/endpoint.ts'
import { oauthEndpoints } from './contracts/oauth/endpoints.ts'
import { sessionEndpoints } from './contracts/system/session-endpoints.ts'
import { visitorEndpoints } from './contracts/visitor/endpoints.ts'

/** Operations of the visitor pages, to keep their bundle small. */
const visitorOperations = {
  ...appEndpoints,
  ...sessionEndpoints,
  ...visitorEndpoints,
  ...oauthEndpoints,
} as const

/** Finds an operation of the visitor pages; undefined for any other name. */
export function findVisitorOperation(name: string): Endpoint | undefined {
  return Object.hasOwn(visitorOperations, name)
    ? visitorOperations[name as keyof typeof visitorOperations]
    : undefined
}
