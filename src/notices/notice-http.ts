import { createHttp } from '#runtime/http'
import { tabLanguage } from '../locales/language.ts'
import { apiBase } from '../session/api-base.ts'
import { readToken } from '../session/credentials.ts'
import { contracts, problems } from '../session/http.ts'

/**
 * HTTP client for calls in the background. Pages don't show errors of these calls, or show them in place.
 * Only the end of the session is reported, because all later calls would fail.
 */
export const noticeHttp = createHttp({
  contracts,
  base: apiBase(),
  token: readToken,
  locale: tabLanguage,
  onProblem: (problem) => {
    if (problem.kind === 'expired') problems.enqueue(problem)
  },
})
