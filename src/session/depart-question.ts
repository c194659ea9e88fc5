import { readForTab, removeForTab, storeForTab } from './storage.ts'

/**
 * Question about the department after the login. With `choose`, the user selects a department. With `none`, a
 * warning says that the user has no department.
 */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/**
 * Stores the question in this browser tab, for the application after the login. Undefined removes a stored
 * question.
 */
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
