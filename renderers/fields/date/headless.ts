export { limitError } from './date-limits.ts'
