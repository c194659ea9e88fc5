import { createHttp, type HttpProblem } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './api-base.ts'
import { readToken } from './credentials.ts'
import { createMessageQueue } from './message-queue.ts'

/** Problems of failed calls, shown by the shell. */
export const problems = createMessageQueue<HttpProblem>()

/** HTTP client with the session of this browser. */
export const http = createHttp({
  find: findOperation,
  base: apiBase(),
  token: readToken,
  locale: currentLanguage,
  onProblem: problems.enqueue,
})
