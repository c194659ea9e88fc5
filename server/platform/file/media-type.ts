/** Number of leading bytes that identify a type. */
export const HEAD_LENGTH = 12

interface MediaType {
  name: string
  /** True if browsers may display files of this type. Files of other types are only downloaded. */
  isPicture: boolean
  extensions: readonly string[]
  begins: (head: Buffer) => boolean
}

const isAt = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** Accepted types: documents for download, and pictures. SVG isn't accepted, since it can contain scripts. */
const mediaTypes: readonly MediaType[] = [
  {
    name: 'image/png',
    isPicture: true,
    extensions: ['png'],
    begins: (head) => isAt(head, 0, '\x89PNG\r\n\x1a\n'),
  },
  {
    name: 'image/jpeg',
    isPicture: true,
    extensions: ['jpg', 'jpeg'],
    begins: (head) => isAt(head, 0, '\xff\xd8\xff'),
  },
  {
    name: 'image/gif',
    isPicture: true,
    extensions: ['gif'],
    begins: (head) => isAt(head, 0, 'GIF87a') || isAt(head, 0, 'GIF89a'),
  },
  {
    name: 'image/webp',
    isPicture: true,
    extensions: ['webp'],
    begins: (head) => isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP'),
  },
  {
    name: 'application/pdf',
    isPicture: false,
    extensions: ['pdf'],
    begins: (head) => isAt(head, 0, '%PDF-'),
  },
]

/** Media type of a file, and the extension of the stored file. */
export interface FileType {
  name: string
  extension: string
  isPicture: boolean
}

/**
 * Returns the type of a file, or undefined if its extension isn't accepted or its first bytes belong to
 * another type.
 */
export function mediaTypeOf(fileName: string, head: Buffer): FileType | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const type = mediaTypes.find(({ extensions }) => extensions.includes(extension))
  return type?.begins(head) ? { name: type.name, extension, isPicture: type.isPicture } : undefined
}

/** True if browsers may display files of this media type. */
export const isPictureType = (name: string): boolean =>
  mediaTypes.some((type) => type.name === name && type.isPicture)
