import type { HttpProblem } from '#runtime/http'
import { localize, type Message } from '#runtime/i18n'
import { locale } from '../locales/locale-store.ts'
import { readToken } from '../session/credentials.ts'
import { logOut, reloadRights, session } from '../session/session-store.ts'
import { storeUnsavedWork } from '../tabs/unsaved-work.ts'
import { antdCalls } from './notify/antd-messages.tsx'
import { notify } from './notify/notify.ts'

/** Duration in ms of the notification for status 401, after which the page reloads. */
const RELOAD_DELAY_MS = 1500

/**
 * Seconds for which the warning that storage is unavailable is shown. The time is long, because the warning
 * has two sentences.
 */
const STORAGE_SECONDS = 15

/** Stores unsaved work as drafts, logs the user out and reloads. */
async function restart(): Promise<void> {
  storeUnsavedWork()
  await logOut()
  location.reload()
}

function showNotice(message: Message, seconds?: number, requestId?: string): void {
  const { translate } = locale
  const reference = requestId === undefined ? undefined : translate('Reference: {{id}}', { id: requestId })
  notify.notice({
    text: localize(message, translate),
    ...(seconds !== undefined && { seconds }),
    ...(reference !== undefined && { reference }),
  })
}

/**
 * Asks the user to log in again. The dialog has a single button, and the user can't close it in another way.
 */
function askToLogIn(text: string): void {
  session.isLeaving = true
  antdCalls.enqueue(({ modal }) =>
    modal.error({
      classNames: { title: 'sentence-case', body: 'sentence-case' },
      okButtonProps: { className: 'sentence-case' },
      title: locale.translate('login expired'),
      content: locale.translate(text),
      okText: locale.translate('log in again'),
      keyboard: false,
      onOk: restart,
    }),
  )
}

function showUnauthorized({ text, signedIn }: Extract<HttpProblem, { kind: 'unauthorized' }>): void {
  showNotice(text)
  if (!signedIn || readToken() === undefined) return
  session.isLeaving = true
  setTimeout(restart, RELOAD_DELAY_MS)
}

/** Warns that the browser's storage is unavailable. */
export function showStorageFailure(): void {
  showNotice(
    "This browser's storage is disabled or full. Your settings and sign-in last until you close the page.",
    STORAGE_SECONDS,
  )
}

/**
 * Shows a failed call to the user. The end of the session is shown only once. After a denied call, the menu and
 * the buttons follow the user's present permissions.
 */
export function showProblem(problem: HttpProblem): void {
  if (session.isLeaving) return
  if (problem.kind === 'expired') askToLogIn(problem.text)
  else if (problem.kind === 'notice') {
    showNotice(problem.text, problem.seconds, problem.requestId)
    if (problem.isDenied) void reloadRights()
  } else showUnauthorized(problem)
}
