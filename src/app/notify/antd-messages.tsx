import { App } from 'antd'
import { useEffect } from 'react'
import { createMessageQueue } from '../../session/message-queue.ts'

/** antd's messages, notifications and dialogs. */
export type AntdApp = ReturnType<typeof App.useApp>

/** Calls to antd's messages from outside React. The calls are kept until `AntdMessages` is mounted. */
export const antdCalls = createMessageQueue<(antdApp: AntdApp) => void>()

/**
 * Messages and notifications are at the bottom, where they cover neither the header nor the title and the
 * close button of a drawer or dialog. They end 72 px above the edge, over the buttons of a drawer.
 */
const NOTIFICATIONS = { placement: 'bottomRight', bottom: 72 } as const
/** antd places messages only from the top. Two messages of 40 px are below each other, 8 px apart. */
const MESSAGES = { top: 'calc(100dvh - 160px)', maxCount: 2 }

function Calls() {
  const antdApp = App.useApp()
  useEffect(() => antdCalls.listen((call) => call(antdApp)), [antdApp])
  return null
}

/** Draws messages, notifications and dialogs in the current theme and language. */
export function AntdMessages() {
  return (
    <App component={false} message={MESSAGES} notification={NOTIFICATIONS}>
      <Calls />
    </App>
  )
}
