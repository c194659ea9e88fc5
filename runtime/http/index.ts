export { createHttp, type Http, type HttpClient } from './create-http.ts'
export { failureOf } from './errors.ts'
export type { HttpProblem } from './problems.ts'
