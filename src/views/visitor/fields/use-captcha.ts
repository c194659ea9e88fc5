import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '#runtime'
import { failureOf, type Http } from '#runtime/http'
import { loadCapabilities, type ServerCapabilities } from '../../../session/server-capabilities.ts'

/** A captcha from the server. */
interface Picture {
  key: string
  /** Picture as a `data:` URL. */
  image: string
}

/** State of a form's captcha: its picture, and whether the form requires a captcha. */
export interface CaptchaState {
  traits: ServerCapabilities | undefined
  picture: Picture | undefined
  isNeeded: boolean
  /**
   * Requests whether a captcha is required, and loads a new picture. After a call with `isRejected`, a
   * captcha is always required.
   */
  refresh: (isRejected?: boolean) => Promise<void>
}

/** Business code of JeecgBoot for a missing, wrong or expired captcha. */
const CAPTCHA_REFUSED = 412

/** True if a call failed because its captcha was missing, wrong or expired. */
export const isCaptchaRefused = (error: unknown) => Number(failureOf(error)?.businessCode) === CAPTCHA_REFUSED

/** Loads a new picture. The key of a picture is the current time, as in the JeecgBoot contract. */
async function readPicture(http: Http): Promise<Picture | undefined> {
  const key = String(Date.now())
  try {
    const image = await http.call<unknown>('session.captcha', { key })
    return typeof image === 'string' && image.startsWith('data:image/') ? { key, image } : undefined
  } catch {
    return undefined
  }
}

/** On mount, requests whether a captcha is required, and loads the picture. */
export function useCaptcha(): CaptchaState {
  const { http } = useRuntime()
  const [traits, setTraits] = useState<ServerCapabilities>()
  const [picture, setPicture] = useState<Picture>()
  const [wasRejected, setRejected] = useState(false)

  const refresh = useCallback(
    async (isRejected = false) => {
      if (isRejected) setRejected(true)
      const now = await loadCapabilities(http)
      if (now) setTraits(now)
      if (now?.captcha || isRejected || wasRejected) setPicture(await readPicture(http))
    },
    [http, wasRejected],
  )
  // Runs once. After an error the caller refreshes the captcha.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void refresh(), [http])

  return { traits, picture, isNeeded: traits?.captcha === true || wasRejected, refresh }
}

/** Request arguments that contain the user's answer to the captcha. Empty if no captcha is required. */
export function captchaProof({ isNeeded, picture }: CaptchaState, answer: string) {
  return isNeeded && picture ? { captcha: answer, checkKey: picture.key } : {}
}
