import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { fetchVoice, speaker } from './say.ts'

const FIRST_TOUCH = ['pointerdown', 'keydown'] as const

/** Where messages and dialogs come from; they are fetched when the user first does something. */
export function Speaker() {
  const { Component } = useSnapshot(speaker)

  useEffect(() => {
    const touched = new AbortController()
    const fetchOnce = () => {
      touched.abort()
      void fetchVoice()
    }
    for (const event of FIRST_TOUCH) addEventListener(event, fetchOnce, { signal: touched.signal })
    return () => touched.abort()
  }, [])

  return Component ? <Component /> : null
}
