import { createHttp, type HttpProblem } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './base.ts'
import { readToken } from './credentials.ts'
import { createMailbox } from './mailbox.ts'

/** What failed calls have to tell; the shell shows it. */
export const problems = createMailbox<HttpProblem>()

/** The way to the server with the session of this browser. */
export const http = createHttp({
  find: findOperation,
  base: apiBase(),
  token: readToken,
  locale: currentLanguage,
  onProblem: problems.post,
})
