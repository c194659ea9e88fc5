import { type ReactNode, useEffect, useState } from 'react'
import { notify } from '../app/notify/notify.ts'
import { StartScreen } from '../app/start-screen.tsx'
import { locale } from '../locales/locale-store.ts'
import { askForDepart, type DepartQuestion, takeDepartQuestion } from '../session/depart-choice.ts'
import { refreshRights } from '../session/session-store.ts'
import { openDepartDialog } from './open-dialogs.ts'

/** The question left by the login; it stays until it is answered, so that a reload asks again. */
function readQuestion(): DepartQuestion | undefined {
  const question = takeDepartQuestion()
  if (question === 'choose') askForDepart(question)
  return question
}

async function settle(question: DepartQuestion): Promise<void> {
  if (question === 'none') {
    const text = locale.translate('you have not set department information!')
    return notify.toast({ type: 'warning', text })
  }
  if (!(await openDepartDialog({ isClosable: false }))) return
  takeDepartQuestion()
  await refreshRights()
}

/** Strict mode runs effects twice; people are asked once. */
let settling: Promise<void> | undefined

/** Lets people in once the department they work for is settled: who has several chooses one first. */
export function DepartGate({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState(readQuestion)

  useEffect(() => {
    if (question === undefined) return
    settling ??= settle(question)
    const goOn = () => {
      settling = undefined
      setQuestion(undefined)
    }
    settling.then(goOn, goOn)
  }, [question])

  return question === 'choose' ? <StartScreen /> : children
}
