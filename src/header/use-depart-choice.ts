import { useState } from 'react'
import { useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import type { UserInfo } from '#schemas'
import { updateUser } from '../session/session-store.ts'

/** Changes the user's current department. `failure` is the server's message. */
export function useDepartChoice(onChosen: () => void) {
  const text = useText()
  const { http, user } = useRuntime()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const choose = async (orgCode: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const args = { orgCode, username: user.username }
      const result = await http.call<{ userInfo?: UserInfo } | null>('user.selectDepart', args)
      updateUser(result?.userInfo)
      onChosen()
    } catch (error) {
      setFailure(errorText(error, text))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, choose }
}
