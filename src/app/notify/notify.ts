import type { Notify } from '#runtime'
import { locale } from '../../locales/locale-store.ts'
import { openOverlays } from '../open-overlays.ts'
import { openProgress, openPrompt } from './dialogs.tsx'
import { say } from './say.ts'

const NOTICE_SECONDS = 4

/** Takes a toast away, by its text, that is no longer true. */
export const takeBackToast = (text: string): void => say(({ message }) => message.destroy(text))

/** How the runtime speaks to people: antd's messages and dialogs, in the language of the screen. */
export const notify: Notify = {
  toast: ({ type, text }) => say(({ message }) => void message.open({ type, content: text, key: text })),

  notice: ({ text, seconds = NOTICE_SECONDS }) =>
    say(({ notification }) =>
      notification.error({
        key: text,
        title: locale.translate('system prompt'),
        description: text,
        duration: seconds,
      }),
    ),

  confirm: ({ title, text, tone, okText, cancelText }) =>
    new Promise((resolve) => {
      say(
        ({ modal }) => {
          const answer = (isAgreed: boolean) => {
            leave()
            resolve(isAgreed)
          }
          const dialog = modal.confirm({
            title: title ?? locale.translate('Prompt'),
            content: text,
            okText,
            cancelText,
            okButtonProps: { danger: tone === 'danger' },
            // Enter right after Escape must not lose anything.
            autoFocusButton: tone === 'danger' ? 'cancel' : 'ok',
            onOk: () => answer(true),
            onCancel: () => answer(false),
          })
          const leave = openOverlays.add({
            level: Number.POSITIVE_INFINITY,
            minds: () => false,
            close: () => {
              dialog.destroy()
              resolve(false)
            },
          })
        },
        // The browser's own dialog needs no chunk.
        () => resolve(window.confirm([title, text].filter(Boolean).join('\n\n'))),
      )
    }),

  prompt: openPrompt,
  progress: openProgress,
}
