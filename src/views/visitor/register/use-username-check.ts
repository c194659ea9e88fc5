import { useEffect, useRef, useState } from 'react'
import { type Message, useRuntime } from '#runtime'
import { isOutage, messageOf } from '../../../forms/server-errors.ts'

/** Pattern of valid user names. The server has the same pattern. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,49}$/u

/** Error of a user name. Doesn't check whether the name is available. */
export function usernameError(name: string): string | undefined {
  if (!name.trim()) return 'Enter your user name.'
  return USERNAME.test(name.trim()) ? undefined : 'Use 2 to 50 letters, digits, dots, hyphens or underscores.'
}

/** Time in ms after the last key press, before the availability of the user name is checked. */
const PAUSE_MS = 500

/** Result of the check whether a user name is available. `taken` is the server's message. */
export interface UsernameCheck {
  isFree: boolean
  taken: Message | undefined
  /** Checks the name immediately. Called on blur. */
  check: () => Promise<void>
}

/**
 * Checks whether a user name is available, when the user stops typing or on blur. Calls `onTaken` if the name
 * is taken.
 */
export function useUsernameCheck(username: string, onTaken: (reason: Message) => void): UsernameCheck {
  const { http } = useRuntime()
  const name = username.trim()
  const [known, setKnown] = useState<{ name: string; taken: Message | undefined }>()
  const checkedName = useRef<string>(undefined)

  const check = async () => {
    if (checkedName.current === name || usernameError(name)) return
    checkedName.current = name
    // Ignores a response for an earlier name.
    const settle = (taken: Message | undefined) => {
      if (checkedName.current !== name) return
      setKnown({ name, taken })
      if (taken !== undefined) onTaken(taken)
    }
    try {
      await http.call('visitor.checkOnlyUser', { username: name })
      settle(undefined)
    } catch (error) {
      // If the server doesn't respond, it checks the name on submit.
      if (isOutage(error)) checkedName.current = undefined
      else settle(messageOf(error))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lookup belongs to a name, not to a render
  useEffect(() => {
    const timer = setTimeout(check, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name])

  const isKnown = known?.name === name
  return {
    isFree: isKnown && known.taken === undefined,
    taken: isKnown ? known.taken : undefined,
    check,
  }
}
