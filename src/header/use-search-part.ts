import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EarlyTyping } from './early-input.tsx'
import { fetchPart } from './fetch-part.ts'

interface SearchProps {
  /** What was typed before it was there. */
  begun: string
  onClose: () => void
}
export type Search = ComponentType<SearchProps>

interface Opened {
  Search: Search
  begun: string
}

/** The search, whose code comes when it is first opened; keys typed meanwhile are taken by an early input. */
export function useSearchPart(load: () => Promise<Search>) {
  const early = useRef<EarlyTyping>(null)
  const [isComing, setComing] = useState(false)
  const [opened, setOpened] = useState<Opened>()

  const close = () => {
    setComing(false)
    setOpened(undefined)
  }
  const open = async () => {
    if (opened || isComing) return
    // Now, not soon: the next key is already on its way. So too below.
    flushSync(() => setComing(true))
    const Search = await fetchPart(load)
    if (!Search) return setComing(false)
    early.current?.whenComposed(() => {
      const begun = early.current?.typed()
      if (begun === undefined) return
      flushSync(() => {
        setComing(false)
        setOpened({ Search, begun })
      })
    })
  }
  return { early, isComing, opened, open, close }
}
