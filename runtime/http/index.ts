export { createHttp, type Http, type HttpClient } from './create-http.ts'
export { errorMessage, errorText, failureOf, fieldMessages } from './errors.ts'
export type { HttpProblem } from './problems.ts'
