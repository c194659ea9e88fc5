import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'
import { loadChunk } from '#runtime'
import { speeches, type Voice } from './voice.ts'

/** The component that speaks, once it is here. */
export const speaker = proxy<{ Component: ReturnType<typeof ref<ComponentType>> | undefined }>({
  Component: undefined,
})

let coming: Promise<boolean> | undefined

/** Fetches what messages and dialogs are made of: not needed for the first look at a page. Gives whether it is here. */
export function fetchVoice(): Promise<boolean> {
  coming ??= loadChunk(() => import('./antd-voice.tsx')).then(
    ({ AntdVoice }) => {
      speaker.Component = ref(AntdVoice)
      return true
    },
    () => {
      // Without a network it can't come: what is to be said waits for the next try.
      coming = undefined
      return false
    },
  )
  return coming
}

/**
 * Says something as soon as antd's messages and dialogs are here. Where they can't be fetched a message waits for the
 * next try; what somebody waits for an answer to is said `plainly` instead.
 */
export function say(speech: (voice: Voice) => void, plainly?: () => void): void {
  let isSaid = false
  const once = (speak: () => void) => {
    if (isSaid) return
    isSaid = true
    speak()
  }
  speeches.post((voice) => once(() => speech(voice)))
  void fetchVoice().then((isHere) => {
    if (!isHere && plainly) once(plainly)
  })
}
