import type { Http } from '#runtime/http'
import type { LoginResult } from '#schemas'
import { defineError } from '#schemas/errors'
import { storeLogin } from '../../session/credentials.ts'
import { type DepartQuestion, storeDepartQuestion } from '../../session/depart-question.ts'

/**
 * Question about the department after the login, by `multi_depart` of the response. 0 means that the user has
 * no department, and 2 that the user has several departments.
 */
const questions: Readonly<Record<number, DepartQuestion>> = { 0: 'none', 2: 'choose' }

/** Operation that signs in, and its arguments. */
export interface Credentials {
  operation: 'session.login' | 'visitor.phoneLogin' | 'oauth.cas' | 'oauth.enter'
  args: Readonly<Record<string, unknown>>
}

/** A user of an OAuth provider who has no linked account yet. */
export interface Offer {
  title: string
  name: string
  /** Links the provider's user to the account with these credentials. Resolves to the call that signs in. */
  bind: (login: Credentials) => Promise<Credentials>
}

/** Error for a login response that is malformed. */
export const malformedResponse = defineError<undefined>(
  'LOGIN_UNREADABLE',
  'http',
  () => "The server's response can't be read.",
)

/** Signs in and stores the login. Rejects with the server's error. */
export async function signIn(http: Http, { operation, args }: Credentials): Promise<void> {
  const login = await http.call<Partial<LoginResult> | null>(operation, args)
  if (!login?.token || !login.userInfo) throw malformedResponse(undefined)
  storeLogin(login as LoginResult)
  storeDepartQuestion(questions[Number(login.multi_depart)])
}
