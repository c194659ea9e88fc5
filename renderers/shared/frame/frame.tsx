import { Alert } from 'antd'
import { useOperation, useRuntime, useText } from '#runtime'
import { isAtOrigin, parseFrameAddress } from '#schemas'
import css from './frame.module.css'
import { FrameWindow } from './frame-window.tsx'

interface FrameProps {
  title: string
  address: string
  /** Height in px. */
  height?: number | undefined
}

const DEFAULT_HEIGHT = 480
/** Lifetime in ms of the cached list of allowed origins. The origins change only when the server restarts. */
const CACHE_MS = 600_000

/**
 * Shows another application in a frame. If the operator has not configured the origin of the application,
 * shows a note instead.
 */
export function Frame({ title, address, height = DEFAULT_HEIGHT }: FrameProps) {
  const t = useText()
  const { Failed } = useRuntime().registry.states
  const { data, error, refresh } = useOperation<readonly string[]>(
    'frame.origins',
    {},
    { cacheMs: CACHE_MS, showsErrorInPlace: true },
  )
  const url = parseFrameAddress(address)
  if (!url)
    return <Alert type="warning" showIcon title={t('This content has no valid address: it must be https.')} />
  if (error) return <Failed error={error} retry={refresh} />
  if (!data) return <div className={css.wait} style={{ height }} role="status" aria-label={t('Loading')} />
  // A page of our own origin is not allowed, because it could leave the sandbox.
  if (url.origin === location.origin || !isAtOrigin(url, data))
    return (
      <Alert
        type="warning"
        showIcon
        title={t("Content of {{origin}} isn't shown", { origin: url.origin })}
        description={t('An administrator of the server can allow this origin.')}
      />
    )
  return <FrameWindow className={css.frame} title={title} src={url.href} height={height} isSandboxed />
}
