import { createHttp, type Http } from '#runtime/http'
import { findVisitorOperation } from '#schemas/operations'
import { tabLanguage } from '../locales/language.ts'
import { apiBase } from './api-base.ts'

/** Creates an HTTP client without a session. The callers of this client show errors. */
export const createVisitorHttp = (): Http =>
  createHttp({
    contracts: { findOperation: findVisitorOperation },
    base: apiBase(),
    token: () => undefined,
    locale: tabLanguage,
    onProblem: () => undefined,
  })
