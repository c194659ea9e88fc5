import type { Http } from '#runtime/http'
import type { LoginResult } from '#schemas'
import { defineError } from '#schemas/errors'
import { keepLogin } from '../../session/credentials.ts'
import { askForDepart, type DepartQuestion } from '../../session/depart-choice.ts'

/** What the shell settles by `multi_depart`: 0 departments, or several. */
const questions: Readonly<Record<number, DepartQuestion>> = { 0: 'none', 2: 'choose' }

/** A login's operation with what it sends. */
export interface Credentials {
  operation: 'session.login' | 'visitor.phoneLogin' | 'oauth.cas' | 'oauth.enter'
  args: Readonly<Record<string, unknown>>
}

/** Somebody of a provider whom no account here knows yet. */
export interface Offer {
  title: string
  name: string
  /** Binds the account that these prove; gives what signs in then. */
  bind: (login: Credentials) => Promise<Credentials>
}

/** What came is no answer to the call. */
export const unreadable = defineError<undefined>(
  'LOGIN_UNREADABLE',
  'http',
  () => "The server's response can't be read.",
)

/** Signs in and keeps the login; rejects with the reason of a refusal. */
export async function signIn(http: Http, { operation, args }: Credentials): Promise<void> {
  const login = await http.call<Partial<LoginResult> | null>(operation, args)
  if (!login?.token || !login.userInfo) throw unreadable(undefined)
  keepLogin(login as LoginResult)
  askForDepart(questions[Number(login.multi_depart)])
}
