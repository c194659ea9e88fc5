import { App } from 'antd'
import { useEffect } from 'react'
import { speeches } from './voice.ts'

function Speech() {
  const voice = App.useApp()
  useEffect(() => speeches.read((speech) => speech(voice)), [voice])
  return null
}

/** In px from the top: a notification covers neither the user's menu nor the way out. */
const BELOW_HEADER = { top: 68 }

/** Says what waits, with antd's messages, notifications and dialogs. */
export function AntdVoice() {
  return (
    <App component={false} notification={BELOW_HEADER}>
      <Speech />
    </App>
  )
}
