import { useEffect, useRef, useState } from 'react'
import { localize, useText } from '#runtime'
import { fileErrorMessage, files } from '../../session/files.ts'
import { avatarError } from './avatar-rules.ts'

interface UploadState {
  /** Uploaded share of the file, from 0 to 1. Undefined if no upload is running. */
  share?: number | undefined
  problem?: string | undefined
  /** Object URL of the selected picture. */
  preview?: string | undefined
}

/** Uploads a selected picture and passes its path to `onUploaded`. Validates the file first. */
export function useAvatarUpload(onUploaded: (path: string) => void) {
  const text = useText()
  const [state, setState] = useState<UploadState>({})
  const latest = useRef(0)

  const { preview } = state
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const upload = async (file: File) => {
    const problem = avatarError(file)
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

  /** Discards the selected picture, because the form now shows another picture. */
  const reset = () => {
    latest.current += 1
    setState({})
  }
  return { ...state, upload, reset }
}
