import { useState } from 'react'
import { type Message, useOptionalPage, useRuntime } from '#runtime'
import { errorMessage } from '#runtime/http'
import { isAppError } from '#schemas/errors'
import { asText } from '../../shared/as-text.ts'
import type { FourEyesFieldProps } from './schema.ts'

/** Error codes for a captcha that is missing, wrong or expired. */
const CAPTCHA_ERRORS: readonly string[] = ['LOGIN_CAPTCHA_MISSING', 'LOGIN_CAPTCHA_WRONG']

/** Credentials that the second user has entered. */
export interface Credentials {
  username: string
  password: string
  captcha: string
}

interface Picture {
  key: string
  image: string
}

interface Approval {
  signature: string
  signerName: string
}

const textOf = (answer: unknown, field: 'signature' | 'signerName') =>
  asText((Object(answer) as Record<string, unknown>)[field]) ?? ''

/** Sends the approval to the server, and loads a captcha if the server requires it. */
export function useApprovalRequest({ operation, content }: FourEyesFieldProps) {
  const { http } = useRuntime()
  const page = useOptionalPage()?.page.id
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<Message>()
  const [isBusy, setBusy] = useState(false)

  async function showPicture() {
    const key = String(Date.now())
    const image = await http.call<unknown>('session.captcha', { key }).catch(() => undefined)
    setPicture(typeof image === 'string' && image.startsWith('data:image/') ? { key, image } : undefined)
  }

  async function sign({ username, password, captcha }: Credentials): Promise<Approval | undefined> {
    setBusy(true)
    setProblem(undefined)
    try {
      const proof = picture && { captcha, checkKey: picture.key }
      const args = { operation, content, username, password, ...proof }
      const headers = page === undefined ? undefined : { 'X-Page-Id': page }
      const answer = await http.call('signature.give', args, { ...(headers && { headers }) })
      return { signature: textOf(answer, 'signature'), signerName: textOf(answer, 'signerName') }
    } catch (error) {
      setProblem(errorMessage(error))
      // Loads another captcha, because a captcha is valid for one attempt only.
      if (picture || (isAppError(error) && CAPTCHA_ERRORS.includes(error.code))) await showPicture()
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { sign, problem, isBusy, picture, showPicture }
}
