import { useRef, useState } from 'react'
import { useRuntime, useText } from '#runtime'
import { failureOf } from '#runtime/http'
import { takeBackToast } from '../app/notify/notify.ts'

/** What the form holds, under the names of the contract. */
export interface Passwords {
  oldpassword: string
  password: string
  confirmpassword: string
}

/** The inputs in their order. */
export const passwordNames = ['oldpassword', 'password', 'confirmpassword'] as const

interface Outcomes {
  onChanged: () => void
  /** Gets messages by the names of inputs; gives whether one of them is shown. */
  onRefused: (fields: Readonly<Record<string, string>>) => boolean
}

/** Sends a new password; what the server says is shown as a success, at its input, or as a warning. */
export function usePasswordChange(username: string, { onChanged, onRefused }: Outcomes) {
  const text = useText()
  const { http, notify } = useRuntime()
  const [isBusy, setBusy] = useState(false)

  const warning = useRef<string>(undefined)
  const change = async (passwords: Passwords) => {
    setBusy(true)
    if (warning.current !== undefined) takeBackToast(warning.current)
    warning.current = undefined
    let answer = text('The password is changed.')
    const onMessage = (said: string) => {
      answer = said
    }
    try {
      await http.call('user.updatePassword', { ...passwords, username }, { onMessage })
      notify.toast({ type: 'success', text: answer })
      onChanged()
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.notified || onRefused(failure?.fields ?? {})) return
      const said = error instanceof Error ? text(error.message) : String(error)
      warning.current = said
      notify.toast({ type: 'warning', text: said })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
