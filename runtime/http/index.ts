export { type HttpProblem, problemOf } from './catalogue.ts'
export { createHttp, type Http } from './create-http.ts'
export { failureOf } from './errors.ts'
