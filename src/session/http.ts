import {
  createContractLookUp,
  createHttp,
  findOperations,
  type HttpClient,
  type HttpProblem,
} from '#runtime/http'
import { createContractRegistry, operations } from '#schemas/operations'
import { tabLanguage } from '../locales/language.ts'
import { apiBase } from './api-base.ts'
import { readToken } from './credentials.ts'
import { createMessageQueue } from './message-queue.ts'

/** Problems of failed calls, which the application shows to the user. */
export const problems = createMessageQueue<HttpProblem>()

/**
 * The browser's look-up of operations. The look-up contains the static operations, and requests all other
 * operations from the server by name.
 */
export const contracts = createContractLookUp({
  registry: createContractRegistry({ operations }),
  ask: (names) => findOperations(http, names),
})

/** HTTP client that uses this browser's session. */
export const http: HttpClient = createHttp({
  contracts,
  base: apiBase(),
  token: readToken,
  locale: tabLanguage,
  onProblem: problems.enqueue,
})
