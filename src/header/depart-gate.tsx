import { type ReactNode, useEffect, useState } from 'react'
import { notify } from '../app/notify/notify.ts'
import { StartScreen } from '../app/start-screen.tsx'
import { locale } from '../locales/locale-store.ts'
import { type DepartQuestion, popDepartQuestion, storeDepartQuestion } from '../session/depart-question.ts'
import { refreshRights } from '../session/session-store.ts'
import { openDepartDialog } from './open-dialogs.ts'

/**
 * Reads the question about the department that the login has stored. The question `choose` stays stored until
 * the user has selected a department.
 */
function readQuestion(): DepartQuestion | undefined {
  const question = popDepartQuestion()
  if (question === 'choose') storeDepartQuestion(question)
  return question
}

async function settle(question: DepartQuestion): Promise<void> {
  if (question === 'none') {
    const text = locale.translate('you have not set department information!')
    return notify.toast({ type: 'warning', text })
  }
  if (!(await openDepartDialog({ isClosable: false }))) return
  popDepartQuestion()
  await refreshRights()
}

/** Promise that the two runs of the effect in Strict Mode share. */
let settling: Promise<void> | undefined

/**
 * Shows the application once the current department is known. A user with several departments selects one
 * first.
 */
export function DepartGate({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState(readQuestion)

  useEffect(() => {
    if (question === undefined) return
    settling ??= settle(question)
    const proceed = () => {
      settling = undefined
      setQuestion(undefined)
    }
    settling.then(proceed, proceed)
  }, [question])

  return question === 'choose' ? <StartScreen /> : children
}
