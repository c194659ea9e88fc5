/** How many of a file's first bytes tell its type. */
export const HEAD_LENGTH = 12

interface MediaType {
  name: string
  extensions: readonly string[]
  begins: (head: Buffer) => boolean
}

const isAt = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** Pictures that can hold no script; an SVG can. */
const mediaTypes: readonly MediaType[] = [
  { name: 'image/png', extensions: ['png'], begins: (head) => isAt(head, 0, '\x89PNG\r\n\x1a\n') },
  { name: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: (head) => isAt(head, 0, '\xff\xd8\xff') },
  {
    name: 'image/gif',
    extensions: ['gif'],
    begins: (head) => isAt(head, 0, 'GIF87a') || isAt(head, 0, 'GIF89a'),
  },
  {
    name: 'image/webp',
    extensions: ['webp'],
    begins: (head) => isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP'),
  },
]

/** A file's media type and the extension to store it by; undefined unless its name and its first bytes agree. */
export function mediaTypeOf(fileName: string, head: Buffer): { name: string; extension: string } | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const type = mediaTypes.find(({ extensions }) => extensions.includes(extension))
  return type?.begins(head) ? { name: type.name, extension } : undefined
}
