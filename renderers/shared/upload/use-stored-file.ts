import { useEffect, useState } from 'react'
import { useRuntime } from '#runtime'

interface Shown {
  /** Object URL of the picture. */
  address?: string | undefined
  failed: boolean
}

const WAITING: Shown = { failed: false }

/** Object URL of a stored or just selected file. Private files are read with the session. */
export function useStoredFile(path: string | undefined, file: File | undefined): Shown {
  const { files } = useRuntime()
  const [shown, setShown] = useState(WAITING)
  // The picture of a just selected file stays the same after the file is stored.
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
