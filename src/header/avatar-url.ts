import { apiBase } from '../session/base.ts'

/** No scheme, no host, no way up: a file below the static path. */
const RELATIVE = /^(?!\.\.?(?:\/|$))[\w\-.]+(?:\/(?!\.\.?(?:\/|$))[\w\-.]+)*$/

/** The address of a user's picture: an uploaded file of ours, or a picture on the web; undefined for anything else. */
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

/** Text in place of a picture: the first character of a Chinese name, the initials of another. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}
