interface FrameWindowProps {
  className: string | undefined
  title: string
  src: string
  /** Height in px. */
  height?: number
  /** True to forbid top-level navigation, dialogs and plug-ins. */
  isSandboxed?: boolean
}

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** A window with another application. Requests to the application contain no referrer. */
export const FrameWindow = ({ isSandboxed = false, ...props }: FrameWindowProps) => (
  <iframe
    {...props}
    referrerPolicy="no-referrer"
    loading="lazy"
    sandbox={isSandboxed ? SANDBOX : undefined}
  />
)
