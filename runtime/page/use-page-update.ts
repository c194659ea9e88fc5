import { useState } from 'react'
import type { AppError } from '#schemas/errors'
import type { PageUpdate } from '../registry/create-registry.ts'

interface UpdateParts {
  /** Key of the newer version, or undefined if the page on screen is the latest version. */
  version: string | undefined
  /** Loads the newer version. Resolves to an error if loading fails. */
  load: (version: string) => Promise<AppError | undefined>
  confirmLoss: () => Promise<boolean>
  /** Shows a version of the page that is already loaded. */
  draw: (version: string) => void
}

/**
 * The newer version of the page on screen, or undefined if there is none, or after the user has closed the
 * message about it.
 */
export function usePageUpdate({ version, load, confirmLoss, draw }: UpdateParts): PageUpdate | undefined {
  const [isLoading, setLoading] = useState(false)
  const [closed, setClosed] = useState<string>()
  const [failed, setFailed] = useState<{ version: string; error: AppError }>()
  if (version === undefined || version === closed) return undefined

  const reload = async () => {
    setLoading(true)
    const error = await load(version)
    setFailed(error && { version, error })
    setLoading(false)
    // Asks after loading, because the user may type during the load.
    if (error === undefined && (await confirmLoss())) draw(version)
  }
  return {
    isLoading,
    error: failed?.version === version ? failed.error : undefined,
    reload: () => void reload(),
    close: () => setClosed(version),
  }
}
