import type { Configuration, CustomFetch } from 'openid-client'
import { isRecord } from '#schemas/values'
import type { ThirdProvider } from '../../platform/oauth/providers.ts'
import type { Outbound } from '../../platform/outbound/http-client.ts'

/** The OAuth library is loaded on first use, since most installations have no provider. */
const loadLibrary = () => import('openid-client')
type Library = Awaited<ReturnType<typeof loadLibrary>>

/** Data of a user that a provider returns. */
export interface ProviderUser {
  /** Unchangeable id of the user at the provider. */
  uuid: string
  account: string | null
  name: string | null
}

/**
 * Secrets of our redirect to a provider, by which the server checks that a callback belongs to this redirect.
 */
interface AuthorizationRequest {
  state: string
  verifier: string
  redirectUri: string
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error('the provider answered no JSON object')
  return value
}

/**
 * Creates the `fetch` function of the OAuth library. The function calls our HTTP client, which limits
 * addresses, time and size.
 */
const fetchOver =
  (call: Outbound): CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await call({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
    })
    if (answer.status !== 200) throw new Error(`the provider answered ${answer.status}`)
    // The ID token is removed: validating it would require the provider's issuer, which isn't configured. The
    // access token is enough.
    const { id_token, ...facts } = readObject(answer.text)
    return Response.json(facts)
  }

function configure(oauth: Library, provider: ThirdProvider, call: Outbound): Configuration {
  const { clientId, clientSecret, authorizeUrl, tokenUrl } = provider
  const server = {
    issuer: new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
  }
  const client = new oauth.Configuration(server, clientId, undefined, oauth.ClientSecretPost(clientSecret))
  client[oauth.customFetch] = fetchOver(call)
  // Allows plain HTTP for every address, since the parser of the settings has already rejected HTTP addresses
  // that aren't allowed.
  oauth.allowInsecureRequests(client)
  return client
}

/** Creates the URL of the provider's sign-in page. */
export async function authorizationUrl(
  call: Outbound,
  provider: ThirdProvider,
  { state, verifier, redirectUri }: AuthorizationRequest,
): Promise<string> {
  const oauth = await loadLibrary()
  const url = oauth.buildAuthorizationUrl(configure(oauth, provider, call), {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    ...(provider.pkce && {
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  })
  return url.href
}

/** Reads a short text field. Converts a number to text, since some providers send ids as numbers. */
function textOf(facts: Record<string, unknown>, field: string): string | null {
  const value = Object.hasOwn(facts, field) ? facts[field] : undefined
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return null
  const text = String(value).trim()
  return text === '' ? null : text
}

/** Exchanges the authorization code for the user. Throws if the provider returns no token or no user. */
export async function fetchUser(
  call: Outbound,
  provider: ThirdProvider,
  { code, state, verifier, redirectUri }: AuthorizationRequest & { code: string },
): Promise<ProviderUser> {
  const oauth = await loadLibrary()
  const client = configure(oauth, provider, call)
  const back = new URL(redirectUri)
  back.search = new URLSearchParams({ code, state }).toString()
  const { access_token } = await oauth.authorizationCodeGrant(client, back, {
    expectedState: state,
    ...(provider.pkce && { pkceCodeVerifier: verifier }),
  })
  const headers = new Headers({ accept: 'application/json' })
  const url = new URL(provider.userUrl)
  const answer = await oauth.fetchProtectedResource(client, access_token, url, 'GET', undefined, headers)
  const facts = readObject(await answer.text())
  const uuid = textOf(facts, provider.subjectField)
  if (uuid === null || uuid.length > 100) throw new Error(`the user has no ${provider.subjectField}`)
  const short = (field: string) => textOf(facts, field)?.slice(0, 100) ?? null
  return { uuid, account: short(provider.accountField), name: short(provider.nameField) }
}
