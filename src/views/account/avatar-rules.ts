const MEGABYTE = 1_048_576
/** Bytes an avatar may have; the server holds to the same. */
export const MAX_AVATAR = 2 * MEGABYTE

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const EXTENSION = /\.(png|jpe?g|webp|gif)$/i

/** What the file dialog offers. */
export const AVATAR_TYPES = [...TYPES].join(',')

/** Why a file can be no avatar, as an English source text; undefined if it can. Said before anything is sent. */
export function whyNoAvatar({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!TYPES.has(type) || !EXTENSION.test(name)) return 'Choose a PNG, JPEG, WebP or GIF image.'
  if (size === 0) return 'This file is empty.'
  return size > MAX_AVATAR ? 'The picture is larger than 2 MB. Choose a smaller one.' : undefined
}
