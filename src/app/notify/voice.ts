import type { App } from 'antd'
import { createMailbox } from '../../session/mailbox.ts'

/** antd's messages, notifications and dialogs. */
export type Voice = ReturnType<typeof App.useApp>

/** What waits to be said; `AntdVoice` says it. */
export const speeches = createMailbox<(voice: Voice) => void>()
