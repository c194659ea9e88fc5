import { forgetForTab, keepForTab, readForTab } from './storage.ts'

/** What the shell has to settle with people who have come in: `choose` a department, or hear that they have `none`. */
export type DepartQuestion = 'choose' | 'none'

const KEY = 'DEPART_CHOICE'

/** Leaves the question for the shell of this tab, to be asked once it has started; without one nothing is asked. */
export function askForDepart(question: DepartQuestion | undefined): void {
  if (question) keepForTab(KEY, question)
  else forgetForTab(KEY)
}

/** Takes the question left by the login; it is asked once. */
export function takeDepartQuestion(): DepartQuestion | undefined {
  const question = readForTab(KEY)
  forgetForTab(KEY)
  return question === 'choose' || question === 'none' ? question : undefined
}
