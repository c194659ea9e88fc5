import { App } from 'antd'
import { useEffect } from 'react'
import { createMessageQueue } from '../../session/message-queue.ts'

/** antd's messages, notifications and dialogs. */
export type AntdApp = ReturnType<typeof App.useApp>

/** Calls to antd's messages from outside React. The calls are kept until `AntdMessages` is mounted. */
export const antdCalls = createMessageQueue<(antdApp: AntdApp) => void>()

/** Offset in px, so that notifications don't cover the user menu and the link that logs out. */
const BELOW_HEADER = { top: 68 }

function Calls() {
  const antdApp = App.useApp()
  useEffect(() => antdCalls.listen((call) => call(antdApp)), [antdApp])
  return null
}

/** Draws messages, notifications and dialogs in the current theme and language. */
export function AntdMessages() {
  return (
    <App component={false} notification={BELOW_HEADER}>
      <Calls />
    </App>
  )
}
