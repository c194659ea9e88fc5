import { useEffect, useRef, useState } from 'react'
import { localize, useText } from '#runtime'
import { fileErrorMessage, files } from '../../session/files.ts'
import { whyNoAvatar } from './avatar-rules.ts'

interface UploadState {
  /** The share that is sent, from 0 to 1; undefined while nothing is being sent. */
  share?: number | undefined
  problem?: string | undefined
  /** Address of the chosen picture in this browser. */
  preview?: string | undefined
}

/** Sends a chosen picture and hands its path on; what is wrong with it is said before it is sent. */
export function useAvatarUpload(onUploaded: (path: string) => void) {
  const text = useText()
  const [state, setState] = useState<UploadState>({})
  const latest = useRef(0)

  const { preview } = state
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const upload = async (file: File) => {
    const problem = whyNoAvatar(file)
    if (problem !== undefined) return setState({ problem: text(problem) })
    latest.current += 1
    const round = latest.current
    const isLatest = () => round === latest.current
    const shown = URL.createObjectURL(file)
    setState({ share: 0, preview: shown })
    try {
      const onProgress = (share: number) => isLatest() && setState({ share, preview: shown })
      const { signal } = new AbortController()
      const path = await files.send(file, { biz: 'avatar', signal, onProgress })
      if (!isLatest()) return
      setState({ preview: shown })
      onUploaded(path)
    } catch (error) {
      if (!isLatest()) return
      const message = fileErrorMessage(error)
      setState(message === undefined ? {} : { problem: localize(message, text) })
    }
  }

  /** Forgets what was chosen: another picture counts now, or none. */
  const reset = () => {
    latest.current += 1
    setState({})
  }
  return { ...state, upload, reset }
}
