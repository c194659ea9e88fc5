import { forgetForTab, keepForTab, readForTab } from './storage.ts'

/** Open question after the login: `choose` a department, or a warning that there is `none`. */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/** Stores the question for the shell of this tab. Undefined removes it. */
export function askForDepart(question: DepartQuestion | undefined): void {
  if (question) keepForTab(KEY, question)
  else forgetForTab(KEY)
}

/** Reads and removes the stored question. */
export function takeDepartQuestion(): DepartQuestion | undefined {
  const question = readForTab(KEY)
  forgetForTab(KEY)
  return question === 'choose' || question === 'none' ? question : undefined
}
