import { useState } from 'react'
import { useOpenPage, useRuntime, useText } from '#runtime'
import type { OneTimePasswords } from '#schemas'

/** Asks the server for passwords; what went wrong is kept to be said in its place. */
export function useGiving(ids: string) {
  const { http } = useRuntime()
  const { page, version } = useOpenPage()
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [given, setGiven] = useState<OneTimePasswords>()
  const give = async () => {
    setBusy(true)
    setFailure(undefined)
    const headers = { 'X-Page-Id': page.id, 'X-Page-Version': version, 'X-Action-Id': 'give' }
    try {
      setGiven(
        await http.call<OneTimePasswords>('user.oneTimePasswords', { ids }, { headers, isQuiet: true }),
      )
    } catch (cause) {
      setFailure(cause instanceof Error ? t(cause.message) : String(cause))
    } finally {
      setBusy(false)
    }
  }
  return { give, given, isBusy, failure }
}
