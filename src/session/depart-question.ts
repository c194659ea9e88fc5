import { readForTab, removeForTab, storeForTab } from './storage.ts'

/** Step after the login: `choose` lets the user select a department, `none` warns that there is none. */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/** Stores the step for the shell of this tab. Undefined removes a stored step. */
export function storeDepartQuestion(question: DepartQuestion | undefined): void {
  if (question) storeForTab(KEY, question)
  else removeForTab(KEY)
}

/** Reads and removes the stored step. */
export function popDepartQuestion(): DepartQuestion | undefined {
  const question = readForTab(KEY)
  removeForTab(KEY)
  return question === 'choose' || question === 'none' ? question : undefined
}
