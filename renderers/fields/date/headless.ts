export { outsideLimits } from './date-limits.ts'
