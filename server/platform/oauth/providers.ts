import { readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Default, Errors } from 'typebox/value'
import { isCallable, type Reader } from '../../setting-parsers.ts'

const Address = Type.String({ maxLength: 500 })
const Field = (fallback: string) => Type.String({ minLength: 1, maxLength: 60, default: fallback })

/**
 * An OAuth 2 provider with the authorization code flow. The server reads the user's profile with another
 * call.
 */
export const ThirdProvider = Type.Object(
  {
    source: Type.String({ pattern: '^[a-z][a-z0-9_-]{0,29}$' }),
    title: Type.String({ minLength: 1, maxLength: 40 }),
    titleZh: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    clientId: Type.String({ minLength: 1, maxLength: 300 }),
    clientSecret: Type.String({ minLength: 1, maxLength: 300 }),
    authorizeUrl: Address,
    tokenUrl: Address,
    userUrl: Address,
    scope: Type.String({ maxLength: 300, default: 'openid profile' }),
    pkce: Type.Boolean({ default: true }),
    subjectField: Field('sub'),
    accountField: Field('preferred_username'),
    nameField: Field('name'),
  },
  { additionalProperties: false },
)
export type ThirdProvider = Static<typeof ThirdProvider>

/** A provider's title in both languages. */
export const titlesOf = ({ title, titleZh }: ThirdProvider): Record<string, string> => ({
  'en-US': title,
  'zh-CN': titleZh ?? title,
})

/**
 * OAuth providers, and the path of the file that defines them. Print only the path, since the file contains
 * secrets.
 */
export interface ThirdLogins {
  path: string
  providers: readonly ThirdProvider[]
}

const Providers = Type.Array(ThirdProvider, { maxItems: 20 })
const ADDRESSES = ['authorizeUrl', 'tokenUrl', 'userUrl'] as const

/** Describes the first problem of the file. The text doesn't contain values, since they may be secrets. */
function problemOf(value: unknown): string | undefined {
  const [error] = Errors(Providers, value)
  if (error?.message === 'schema is false') return `${error.instancePath} is not known`
  if (error) return `${error.instancePath || 'the list'} ${error.message}`
  const providers = value as ThirdProvider[]
  const bad = providers.flatMap((provider) =>
    ADDRESSES.filter((name) => !isCallable(provider[name])).map((name) => `${name} of ${provider.source}`),
  )
  if (bad.length > 0) return `${bad[0]} must begin with https://, without user name and password`
  const sources = providers.map(({ source }) => source)
  const twice = sources.find((source, index) => sources.indexOf(source) !== index)
  return twice && `${twice} is listed twice`
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`must name a JSON file that can be read, not "${path}"`)
  }
}

/** Reads the file of providers. If the path is empty, there are no providers. */
export const readThirdLogins: Reader<ThirdLogins> = (path) => {
  if (path === '') return { path, providers: [] }
  const value = Default(Providers, parse(path))
  const problem = problemOf(value)
  if (problem !== undefined) throw new Error(`${path}: ${problem}`)
  return { path, providers: value as ThirdProvider[] }
}
