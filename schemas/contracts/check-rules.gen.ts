// Written by `npm run contracts`: do not edit.
import { sharedCheckRules } from './check/check-rules.ts'

export const checkRules = [
  ...sharedCheckRules,
]
