import type { HttpProblem } from '#runtime/http'
import { locale } from '../locales/locale-store.ts'
import { readToken } from '../session/credentials.ts'
import { logOut, session } from '../session/session-store.ts'
import { keepUnsaved } from '../tabs/unsaved.ts'
import { notify } from './notify/notify.ts'
import { say } from './notify/say.ts'

/** How long the notice of a 401 can be read before the page starts anew. */
const RELOAD_DELAY_MS = 1500

/** Long enough to read two sentences. */
const STORAGE_SECONDS = 15

/** The session is over; what was typed is kept for its user's next one. */
async function startAnew(): Promise<void> {
  keepUnsaved()
  await logOut()
  location.reload()
}

function tellNotice(text: string, seconds?: number, requestId?: string): void {
  const { translate } = locale
  const reference = requestId === undefined ? [] : [translate('Reference: {{id}}', { id: requestId })]
  notify.notice({ text: [translate(text), ...reference].join(' '), seconds })
}

/** The user must see it before anything else happens: there is one button, and no other way out. */
function askToLogIn(text: string): void {
  session.isLeaving = true
  const [title, content] = [locale.translate('login expired'), locale.translate(text)]
  say(
    ({ modal }) =>
      modal.error({
        title,
        content,
        okText: locale.translate('log in again'),
        keyboard: false,
        onOk: startAnew,
      }),
    () => {
      window.alert(`${title}\n\n${content}`)
      void startAnew()
    },
  )
}

function refuse({ text, signedIn }: Extract<HttpProblem, { kind: 'unauthorized' }>): void {
  tellNotice(text)
  if (!signedIn || readToken() === undefined) return
  session.isLeaving = true
  setTimeout(startAnew, RELOAD_DELAY_MS)
}

/** Says that nothing is kept: otherwise people find out at the next reload. */
export function tellStorage(): void {
  tellNotice(
    "This browser's storage is switched off or full. Your settings and your login last until the page is closed.",
    STORAGE_SECONDS,
  )
}

/** Shows what a failed call has to tell, by the error catalogue; a lost session is told once, then left. */
export function tellProblem(problem: HttpProblem): void {
  if (session.isLeaving) return
  if (problem.kind === 'expired') askToLogIn(problem.text)
  else if (problem.kind === 'notice') tellNotice(problem.text, problem.seconds, problem.requestId)
  else refuse(problem)
}
