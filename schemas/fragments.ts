export { expandFragments, type Fragments } from './fragments/expand-fragments.ts'
export { fragmentFiles, readFragments } from './fragments/read-fragments.ts'
export type { Fragment } from './meta/fragment.ts'
