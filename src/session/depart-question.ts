import { readForTab, removeForTab, storeForTab } from './storage.ts'

/** Open question after the login: `choose` a department, or a warning that there is `none`. */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/** Stores the question for the shell of this tab. Undefined removes it. */
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
