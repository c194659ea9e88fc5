interface FrameWindowProps {
  className: string | undefined
  title: string
  src: string
  /** Height in px. */
  height?: number
  /**
   * True if the application in the frame may not open dialogs, run plug-ins or navigate the whole browser
   * tab.
   */
  isSandboxed?: boolean
}

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** The `iframe` with another application. Requests for its pages contain no referrer. */
export const FrameWindow = ({ isSandboxed = false, ...props }: FrameWindowProps) => (
  <iframe
    {...props}
    referrerPolicy="no-referrer"
    loading="lazy"
    sandbox={isSandboxed ? SANDBOX : undefined}
  />
)
