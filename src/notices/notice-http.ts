import { createHttp } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from '../session/base.ts'
import { readToken } from '../session/credentials.ts'
import { problems } from '../session/http.ts'

/**
 * The way to the server for what goes on unasked: its failures are told by nobody, or shown at their place. Only of a
 * session that is over people hear at once: whatever they did next would be refused.
 */
export const noticeHttp = createHttp({
  find: findOperation,
  base: apiBase(),
  token: readToken,
  locale: currentLanguage,
  onProblem: (problem) => {
    if (problem.kind === 'expired') problems.enqueue(problem)
  },
})
