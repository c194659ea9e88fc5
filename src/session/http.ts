import {
  createContractLookUp,
  createHttp,
  findOperations,
  type HttpClient,
  type HttpProblem,
} from '#runtime/http'
import { createContractRegistry, operations } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './api-base.ts'
import { readToken } from './credentials.ts'
import { createMessageQueue } from './message-queue.ts'

/** Problems of failed calls, shown by the shell. */
export const problems = createMessageQueue<HttpProblem>()

/**
 * The look-up of operations in this browser: static operations, and operations that the server returns by
 * name.
 */
export const contracts = createContractLookUp({
  registry: createContractRegistry({ operations }),
  ask: (names) => findOperations(http, names),
})

/** HTTP client with the session of this browser. */
export const http: HttpClient = createHttp({
  contracts,
  base: apiBase(),
  token: readToken,
  locale: currentLanguage,
  onProblem: problems.enqueue,
})
