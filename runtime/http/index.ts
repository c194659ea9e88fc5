export type { HttpProblem } from './catalogue.ts'
export { createHttp, type Http } from './create-http.ts'
export { failureOf } from './errors.ts'
