import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'
import { speeches, type Voice } from './voice.ts'

/** The component that speaks, once it is here. */
export const speaker = proxy<{ Component: ReturnType<typeof ref<ComponentType>> | undefined }>({
  Component: undefined,
})

let coming: Promise<void> | undefined

/** Fetches what messages and dialogs are made of: not needed for the first look at a page. */
export function fetchVoice(): Promise<void> {
  coming ??= import('./antd-voice.tsx').then(
    ({ AntdVoice }) => {
      speaker.Component = ref(AntdVoice)
    },
    () => {
      // Without a network it can't come: what is to be said waits for the next try.
      coming = undefined
    },
  )
  return coming
}

/** Says something as soon as antd's messages and dialogs are here. */
export function say(speech: (voice: Voice) => void): void {
  speeches.post(speech)
  void fetchVoice()
}
