import { useEffect, useState } from 'react'
import { useRuntime } from '#runtime'
import type { FileInfo } from '#schemas'

type Known = ReadonlyMap<string, FileInfo>

const NONE: Known = new Map()

/**
 * Loads the names and sizes of stored files by their path. A file has no entry if it doesn't exist or if the
 * user may not read it.
 */
export function useFileInfo(paths: readonly string[]): Known {
  const { http } = useRuntime()
  const [known, setKnown] = useState(NONE)
  const requested = paths.filter((path) => !known.has(path)).join(',')
  useEffect(() => {
    if (requested === '') return
    const leaving = new AbortController()
    http.call<unknown>('file.facts', { paths: requested }, { signal: leaving.signal, isQuiet: true }).then(
      (answer) => !leaving.signal.aborted && setKnown((before) => withAnswer(before, answer)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [http, requested])
  return known
}

const isFacts = (value: unknown): value is FileInfo => {
  const { path, name, bytes } = Object(value)
  return typeof path === 'string' && typeof name === 'string' && name !== '' && Number.isFinite(bytes)
}

function withAnswer(before: Known, answer: unknown): Known {
  const found = Array.isArray(answer) ? answer.filter(isFacts) : []
  return found.length === 0
    ? before
    : new Map([...before, ...found.map((facts) => [facts.path, facts] as const)])
}
