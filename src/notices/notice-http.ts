import { createHttp } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from '../session/base.ts'
import { readToken } from '../session/credentials.ts'

/** The way to the server for what goes on unasked: its failures are told by nobody, or shown at their place. */
export const noticeHttp = createHttp({
  find: findOperation,
  base: apiBase(),
  token: readToken,
  locale: currentLanguage,
  onProblem: () => undefined,
})
