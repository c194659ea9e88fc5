import { App } from 'antd'
import { useEffect } from 'react'
import { speeches } from './voice.ts'

function Speech() {
  const voice = App.useApp()
  useEffect(() => speeches.read((speech) => speech(voice)), [voice])
  return null
}

/** Says what waits, with antd's messages, notifications and dialogs. */
export function AntdVoice() {
  return (
    <App component={false}>
      <Speech />
    </App>
  )
}
