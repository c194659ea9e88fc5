import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '#runtime'
import { failureOf, type Http } from '#runtime/http'
import { readTraits, type ServerTraits } from '../../../session/capabilities.ts'

/** A captcha as the server drew it. */
interface Picture {
  key: string
  /** A `data:` url. */
  image: string
}

/** What the server knows, and the picture it asks about. */
export interface CaptchaState {
  traits: ServerTraits | undefined
  picture: Picture | undefined
  isNeeded: boolean
  /** Asks the server again whether it wants a captcha, and for another picture; `isRefused` tells that it does. */
  refresh: (isRefused?: boolean) => Promise<void>
}

/** The contract's code for a captcha that is missing, wrong or too old. */
const CAPTCHA_REFUSED = 412

/** Whether a call failed for its captcha. */
export const isCaptchaRefused = (error: unknown) => Number(failureOf(error)?.businessCode) === CAPTCHA_REFUSED

/** Fetches a new picture; its key is the moment it was asked for, as the contract has it. */
async function readPicture(http: Http): Promise<Picture | undefined> {
  const key = String(Date.now())
  try {
    const image = await http.call<unknown>('session.captcha', { key })
    return typeof image === 'string' && image.startsWith('data:image/') ? { key, image } : undefined
  } catch {
    return undefined
  }
}

/** Asks at the start whether the server wants a captcha, and keeps the picture. */
export function useCaptcha(): CaptchaState {
  const { http } = useRuntime()
  const [traits, setTraits] = useState<ServerTraits>()
  const [picture, setPicture] = useState<Picture>()
  const [wasRefused, setRefused] = useState(false)

  const refresh = useCallback(
    async (isRefused = false) => {
      if (isRefused) setRefused(true)
      const now = await readTraits(http)
      if (now) setTraits(now)
      if (now?.captcha || isRefused || wasRefused) setPicture(await readPicture(http))
    },
    [http, wasRefused],
  )
  // Once: what a refusal changes is fetched by whoever was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void refresh(), [http])

  return { traits, picture, isNeeded: traits?.captcha === true || wasRefused, refresh }
}

/** The answer to the picture, as a call sends it; nothing where none is asked for. */
export function captchaProof({ isNeeded, picture }: CaptchaState, answer: string) {
  return isNeeded && picture ? { captcha: answer, checkKey: picture.key } : {}
}
