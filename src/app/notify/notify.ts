import type { Notify } from '#runtime'
import { locale } from '../../locales/locale-store.ts'
import { openOverlays } from '../open-overlays.ts'
import { antdCalls } from './antd-messages.tsx'
import { openProgress, openPrompt, openValues } from './dialogs.tsx'
import { noticeText } from './notice-text.tsx'

const NOTICE_SECONDS = 4

/** Removes the toast with this text. */
export const removeToast = (text: string): void => antdCalls.enqueue(({ message }) => message.destroy(text))

/** Implements the `Notify` port with antd's messages and dialogs, in the user's language. */
export const notify: Notify = {
  toast: ({ type, text }) =>
    antdCalls.enqueue(({ message }) => void message.open({ type, content: text, key: text })),

  notice: ({ text, seconds = NOTICE_SECONDS, reference }) =>
    antdCalls.enqueue(({ notification }) =>
      notification.error({
        key: text,
        title: locale.translate('system prompt'),
        description: noticeText(text, reference),
        classNames: { title: 'sentence-case', description: 'sentence-case' },
        duration: seconds,
      }),
    ),

  confirm: ({ title, text, tone, okText, cancelText }) =>
    new Promise((resolve) => {
      antdCalls.enqueue(({ modal }) => {
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
          // In a confirmation of a dangerous action, Cancel has the focus. So if the user presses Escape and
          // then Enter, no work is lost.
          autoFocusButton: tone === 'danger' ? 'cancel' : 'ok',
          onOk: () => answer(true),
          onCancel: () => answer(false),
        })
        const leave = openOverlays.add({
          level: Number.POSITIVE_INFINITY,
          close: () => {
            dialog.destroy()
            answer(false)
          },
        })
      })
    }),

  prompt: openPrompt,
  show: openValues,
  progress: openProgress,
}
