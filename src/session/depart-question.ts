import { readForTab, removeForTab, storeForTab } from './storage.ts'

/**
 * Department question after the login: `choose` lets the user select a department, `none` warns that the user
 * has no department.
 */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/** Stores the question for the shell in this browser tab. Undefined removes a stored question. */
export function storeDepartQuestion(question: DepartQuestion | undefined): void {
  if (question) storeForTab(KEY, question)
  else removeForTab(KEY)
}

/** Reads and removes the stored question. */
export function popDepartQuestion(): DepartQuestion | undefined {
  const question = readForTab(KEY)
  removeForTab(KEY)
  return question === 'choose' || question === 'none' ? question : undefined
}
