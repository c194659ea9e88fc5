import { createHash } from 'node:crypto'
import type { Outbound } from '../../outbound/call.ts'
import type { ThirdProvider } from './providers.ts'

/** Who somebody is at a provider. */
export interface ThirdPerson {
  /** Never changes there. */
  uuid: string
  account: string | null
  name: string | null
}

/** What goes to the provider with the browser, and is held against what comes back. */
interface Going {
  state: string
  verifier: string
  redirectUri: string
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The provider's page at which somebody signs in. */
export function authorizeAddress(provider: ThirdProvider, { state, verifier, redirectUri }: Going): string {
  const url = new URL(provider.authorizeUrl)
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    ...(provider.pkce && { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

function readObject(what: string, { status, text }: Awaited<ReturnType<Outbound>>): Record<string, unknown> {
  if (status !== 200) throw new Error(`${what} answered ${status}`)
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} gave no object`)
  return value as Record<string, unknown>
}

/** A short text of an answer; some providers give numbers as ids. */
function textOf(facts: Record<string, unknown>, field: string): string | null {
  const value = Object.hasOwn(facts, field) ? facts[field] : undefined
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return null
  const text = String(value).trim()
  return text === '' ? null : text
}

/** Trades the code for the person it stands for; throws where the provider gives neither token nor person. */
export async function fetchPerson(
  call: Outbound,
  provider: ThirdProvider,
  { code, verifier, redirectUri }: { code: string } & Omit<Going, 'state'>,
): Promise<ThirdPerson> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    ...(provider.pkce && { code_verifier: verifier }),
  })
  const granted = await call({
    url: provider.tokenUrl,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const token = textOf(readObject('the token address', granted), 'access_token')
  if (token === null || !/^[\x21-\x7e]+$/.test(token)) throw new Error('the token address gave no token')
  const told = await call({
    url: provider.userUrl,
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': 'gaiwan' },
  })
  const facts = readObject('the address of the person', told)
  const uuid = textOf(facts, provider.subjectField)
  if (uuid === null || uuid.length > 100) throw new Error(`the person has no ${provider.subjectField}`)
  const short = (field: string) => textOf(facts, field)?.slice(0, 100) ?? null
  return { uuid, account: short(provider.accountField), name: short(provider.nameField) }
}
