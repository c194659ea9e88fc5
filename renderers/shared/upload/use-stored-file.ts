import { useEffect, useState } from 'react'
import { useRuntime } from '#runtime'

interface Shown {
  /** Object URL of the picture. */
  address?: string | undefined
  failed: boolean
}

const WAITING: Shown = { failed: false }

/**
 * Returns an object URL for a stored file, which is requested with the user's session. A file that the user
 * has just selected needs no request.
 */
export function useStoredFile(path: string | undefined, file: File | undefined): Shown {
  const { files } = useRuntime()
  const [shown, setShown] = useState(WAITING)
  // A file that the user has just selected keeps its object URL, even after it is stored.
  const stored = file ? undefined : path
  useEffect(() => {
    const control = new AbortController()
    let address: string | undefined
    const show = (blob: Blob) => {
      if (control.signal.aborted) return
      address = URL.createObjectURL(blob)
      setShown({ address, failed: false })
    }
    const fail = () => !control.signal.aborted && setShown({ failed: true })
    if (file) show(file)
    else if (stored === undefined || files === undefined) fail()
    else files.read(stored, control.signal).then(show, fail)
    return () => {
      control.abort()
      if (address !== undefined) URL.revokeObjectURL(address)
      setShown(WAITING)
    }
  }, [stored, file, files])
  return shown
}
