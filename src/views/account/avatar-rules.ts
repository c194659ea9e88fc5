const MEGABYTE = 1_048_576
/** Maximum size of an avatar in bytes. The server has the same limit. */
export const MAX_AVATAR = 2 * MEGABYTE

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const EXTENSION = /\.(png|jpe?g|webp|gif)$/i

/** File types that the file dialog offers. */
export const AVATAR_TYPES = [...TYPES].join(',')

/**
 * Reason why a file can't be used as an avatar, as English source text. Undefined if the file is accepted.
 */
export function avatarError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!TYPES.has(type) || !EXTENSION.test(name)) return 'Choose a PNG, JPEG, WebP or GIF image.'
  if (size === 0) return 'This file is empty.'
  return size > MAX_AVATAR ? 'The image is larger than 2 MB. Choose a smaller one.' : undefined
}
