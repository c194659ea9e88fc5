import { App } from 'antd'
import { useEffect } from 'react'
import { createMessageQueue } from '../../session/message-queue.ts'

/** antd's messages, notifications and dialogs. */
export type AntdApp = ReturnType<typeof App.useApp>

/** Calls of antd's messages from outside of React; they wait until `AntdMessages` is mounted. */
export const antdCalls = createMessageQueue<(antdApp: AntdApp) => void>()

/** Distance from the top in px: a notification covers neither the user's menu nor the logout. */
const BELOW_HEADER = { top: 68 }

function Calls() {
  const antdApp = App.useApp()
  useEffect(() => antdCalls.listen((call) => call(antdApp)), [antdApp])
  return null
}

/** Draws messages, notifications and dialogs in the theme and language around it. */
export function AntdMessages() {
  return (
    <App component={false} notification={BELOW_HEADER}>
      <Calls />
    </App>
  )
}
