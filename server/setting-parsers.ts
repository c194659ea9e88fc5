import { isIP } from 'node:net'

/** Parses the text of a setting. Throws an Error with the reason if the text is invalid. */
export type Reader<Value> = (text: string) => Value

export const text: Reader<string> = (value) => value

const LEAST_SECRET = 32
const LEAST_DIFFERENT = 10

/** An empty text, or a secret that is hard to guess. Errors never contain the value. */
export const secret: Reader<string> = (value) => {
  if (value === '') return value
  if (value.length < LEAST_SECRET || new Set(value).size < LEAST_DIFFERENT) {
    throw new Error(`must be a random text of at least ${LEAST_SECRET} characters`)
  }
  // The setting for earlier secrets separates them by spaces, so a secret with a space couldn't become an
  // earlier secret.
  if (/\s/.test(value)) throw new Error('must not contain spaces')
  return value
}

/** Secrets that are separated by spaces. */
export const secrets: Reader<readonly string[]> = (value) => value.split(/\s+/).filter(Boolean).map(secret)

export const integerBetween =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}, not "${value}"`)
    }
    return number
  }

export const oneOf =
  <const Choice extends string>(...choices: Choice[]): Reader<Choice> =>
  (value) => {
    const choice = choices.find((known) => known === value)
    if (choice === undefined) throw new Error(`must be one of ${choices.join(', ')}, not "${value}"`)
    return choice
  }

/** Texts that are separated by spaces or commas; `none` is an empty list. */
export const someOf =
  (choices: readonly string[]): Reader<readonly string[]> =>
  (value) => {
    const chosen = value === 'none' ? [] : value.split(/[\s,]+/).filter(Boolean)
    const unknown = chosen.find((each) => !choices.includes(each))
    if (unknown !== undefined) throw new Error(`can contain ${choices.join(', ')}, not "${unknown}"`)
    return [...new Set(chosen)]
  }

export const flag: Reader<boolean> = (value) => {
  if (['1', 'true', 'on'].includes(value)) return true
  if (['0', 'false', 'off', ''].includes(value)) return false
  throw new Error(`must be 1 or 0, not "${value}"`)
}

export const host: Reader<string> = (value) => {
  if (isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value
  throw new Error(`must be an address or a host name, not "${value}"`)
}

/** Name of a bucket, or an empty text. */
export const bucket: Reader<string> = (value) => {
  if (value === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value
  throw new Error(`must be the name of a bucket, not "${value}"`)
}

/** Name of a region of an object storage. */
export const region: Reader<string> = (value) => {
  if (/^[a-z0-9-]+$/.test(value)) return value
  throw new Error(`must be the name of a region such as us-east-1, not "${value}"`)
}

/** Base path of the API, without a trailing slash. */
export const basePath: Reader<string> = (value) => {
  if (/^(\/[\w-]+)+$/.test(value)) return value
  throw new Error(`must look like /jeecg-boot, not "${value}"`)
}

/** URL of a PostgreSQL database. Errors never contain the value, since it may contain a password. */
export const postgresUrl: Reader<string | undefined> = (value) => {
  if (value === '') return undefined
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new Error('must look like postgres://user:password@host:5432/database')
  }
  return value
}

/** Name of a time zone. Offsets such as `+08:00` are rejected, since PostgreSQL would invert their sign. */
export const timeZone: Reader<string> = (value) => {
  try {
    if (/^[A-Za-z]/.test(value)) return new Intl.DateTimeFormat('en', { timeZone: value }) && value
  } catch {
    // Unknown names are rejected below.
  }
  throw new Error(`must be the name of a time zone, such as Asia/Shanghai, not "${value}"`)
}

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean)

/**
 * Origins for the Content-Security-Policy header. The origins are validated, since they become part of the
 * header.
 */
export const origins: Reader<string[]> = (value) => {
  const list = words(value)
  const bad = list.find((origin) => !/^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(origin))
  if (bad !== undefined) throw new Error(`must be origins such as https://maps.example.com, not "${bad}"`)
  return list
}

/** Origins whose pages may call the API. A placeholder isn't allowed, since it would also match foreign hosts. */
export const clientOrigins: Reader<string[]> = (value) => {
  const list = words(value)
  const bad = list.find((origin) => !/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin))
  if (bad !== undefined) throw new Error(`must be origins such as https://office.example.com, not "${bad}"`)
  return list
}

/** Trusted sources of `X-Forwarded-For`: none, a number of hops, or addresses. */
export const trustedProxies: Reader<false | number | string[]> = (value) => {
  if (['', 'off', '0', 'false'].includes(value)) return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const list = words(value)
  const bad = list.find((entry) => !isIP(entry.replace(/\/\d{1,3}$/, '')))
  if (bad !== undefined) {
    throw new Error(`must be off, a number of hops, or addresses such as 10.0.0.0/8, not "${bad}"`)
  }
  return list
}

/**
 * URL that the server calls: HTTPS, or HTTP on this machine. Errors never contain the value, since it may be
 * secret.
 */
const calledUrl =
  (example: string): Reader<string | undefined> =>
  (value) => {
    if (value === '') return undefined
    if (isCallable(value)) return value
    throw new Error(`must look like ${example}, without user name and password`)
  }

/**
 * True if the server may call a URL. Such a URL uses HTTPS, or HTTP on this machine, and contains no user
 * name and password.
 */
export function isCallable(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isHere = url?.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return url !== undefined && (url.protocol === 'https:' || isHere) && !url.username && !url.password
}

/** URL of the SMS gateway. */
export const gatewayUrl = calledUrl('https://sms.example.com/send')

const TILE_PLACEHOLDERS = ['{x}', '{y}', '{z}']

/**
 * Address of the tiles of a map server. Browsers load them from this one host. Errors never contain the value,
 * since it may contain a key.
 */
export const tileUrl: Reader<string | undefined> = (value) => {
  if (value === '') return undefined
  const found = [...new Set(value.match(/\{[^}]*\}/g))].sort()
  if (isCallable(value) && String(found) === String(TILE_PLACEHOLDERS)) return value
  throw new Error('must look like https://tiles.example.com/{z}/{x}/{y}.png, without other placeholders')
}

/** URL of a CAS server, without a trailing slash. */
export const casUrl: Reader<string | undefined> = (value) =>
  calledUrl('https://cas.example.com/cas')(value)?.replace(/\/+$/, '')

/** URL of a JeecgBoot server with its base path, without a trailing slash. */
export const upstreamUrl: Reader<string | undefined> = (value) => {
  if (value === '') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isServer = url && /^https?:$/.test(url.protocol) && !/[@?#]/.test(value)
  if (!isServer) throw new Error(`must look like http://jeecg.example.com:8080/jeecg-boot, not "${value}"`)
  return value.replace(/\/+$/, '')
}

/** Public origin of this server. */
export const publicUrl: Reader<string | undefined> = (value) => {
  if (value === '') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[@?#]/.test(value)
  if (!isOrigin) throw new Error(`must look like https://office.example.com, not "${value}"`)
  return url.origin
}

/** Host names or IP addresses. */
export const hosts: Reader<string[]> = (value) => words(value).map((name) => host(name).toLowerCase())
