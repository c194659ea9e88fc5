import { apiBase } from '../session/api-base.ts'

/** Relative path of an uploaded file, without scheme, host and `..`. */
const RELATIVE = /^(?!\.\.?(?:\/|$))[\w\-.]+(?:\/(?!\.\.?(?:\/|$))[\w\-.]+)*$/

/**
 * Address of a user's picture, which is an uploaded file or a picture on the web. Undefined for any other
 * value.
 */
export function avatarUrl(avatar: unknown): string | undefined {
  if (typeof avatar !== 'string') return undefined
  const written = avatar.trim()
  if (/^https?:\/\//i.test(written)) {
    if (!URL.canParse(written)) return undefined
    const { username, password, href } = new URL(written)
    return username || password ? undefined : href
  }
  const path = written.replace(/^\//, '')
  return RELATIVE.test(path) ? `${apiBase()}/sys/common/static/${path}` : undefined
}

/** Returns the first character of a Chinese name, and the initials of other names. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}
