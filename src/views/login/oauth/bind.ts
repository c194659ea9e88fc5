import type { Http } from '#runtime/http'
import type { Credentials, Offer } from '../sign-in.ts'

/**
 * Returns a function that links a provider's user to the account with the given credentials. The function
 * resolves to the call that signs in.
 */
export const linkAccount =
  (http: Http, uuid: string): Offer['bind'] =>
  async ({ operation, args }): Promise<Credentials> => {
    const token =
      operation === 'visitor.phoneLogin'
        ? await http.call<string>('oauth.bindByPhone', { ...args, thirdUserUuid: uuid })
        : await http.call<string>('oauth.bind', { ...args, uuid })
    return { operation: 'oauth.enter', args: { token } }
  }
