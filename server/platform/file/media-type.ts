/** Number of leading bytes that identify a type. */
export const HEAD_LENGTH = 512

interface MediaType {
  name: string
  /** True if browsers may display files of this type. Files of other types are only downloaded. */
  isPicture: boolean
  extensions: readonly string[]
  begins: (head: Buffer) => boolean
}

const isAt = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))

const picture = (name: string, extensions: readonly string[], begins: MediaType['begins']): MediaType => ({
  ...{ name: `image/${name}`, isPicture: true, extensions, begins },
})

const document = (name: string, extension: string, begins: MediaType['begins']): MediaType => ({
  ...{ name, isPicture: false, extensions: [extension], begins },
})

/** Archives, and office files since 2007, which are archives. */
const isZip = (head: Buffer): boolean => isAt(head, 0, 'PK\x03\x04')
/** Office files before 2007. */
const isOle = (head: Buffer): boolean => isAt(head, 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const CONTROL_CHARACTERS = new Set(
  Array.from({ length: 32 }, (_, code) => code).filter((code) => ![9, 10, 12, 13].includes(code)),
)
/** Text in any encoding that extends ASCII. */
const isText = (head: Buffer): boolean => !head.some((byte) => CONTROL_CHARACTERS.has(byte))

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Known types: documents for download, and pictures. SVG isn't known, since it can contain scripts. */
const mediaTypes: readonly MediaType[] = [
  picture('png', ['png'], (head) => isAt(head, 0, '\x89PNG\r\n\x1a\n')),
  picture('jpeg', ['jpg', 'jpeg'], (head) => isAt(head, 0, '\xff\xd8\xff')),
  picture('gif', ['gif'], (head) => isAt(head, 0, 'GIF87a') || isAt(head, 0, 'GIF89a')),
  picture('webp', ['webp'], (head) => isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP')),
  document('application/pdf', 'pdf', (head) => isAt(head, 0, '%PDF-')),
  document('application/msword', 'doc', isOle),
  document(`${OFFICE}.wordprocessingml.document`, 'docx', isZip),
  document('application/vnd.ms-excel', 'xls', isOle),
  document(`${OFFICE}.spreadsheetml.sheet`, 'xlsx', isZip),
  document('application/vnd.ms-powerpoint', 'ppt', isOle),
  document(`${OFFICE}.presentationml.presentation`, 'pptx', isZip),
  document('text/plain', 'txt', isText),
  document('text/csv', 'csv', isText),
  document('application/zip', 'zip', isZip),
  document('application/vnd.rar', 'rar', (head) => isAt(head, 0, 'Rar!\x1a\x07')),
  document('application/x-7z-compressed', '7z', (head) => isAt(head, 0, '7z\xbc\xaf\x27\x1c')),
]

const extensionsOf = (isPicture: boolean): string[] =>
  mediaTypes.filter((type) => type.isPicture === isPicture).flatMap(({ extensions }) => extensions)

/** Extensions of pictures, which can always be uploaded. */
export const pictureExtensions: readonly string[] = extensionsOf(true)
/** Extensions of the documents that the setting `UPLOAD_TYPES` can allow. */
export const documentExtensions: readonly string[] = extensionsOf(false)

/** Media type of a file, and the extension of the stored file. */
export interface FileType {
  name: string
  extension: string
  isPicture: boolean
}

/**
 * Returns the type of a file, or undefined if its extension isn't in `allowed` or its first bytes belong to
 * another type.
 */
export function mediaTypeOf(
  fileName: string,
  head: Buffer,
  allowed: readonly string[],
): FileType | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (!allowed.includes(extension)) return undefined
  const type = mediaTypes.find(({ extensions }) => extensions.includes(extension))
  return type?.begins(head) ? { name: type.name, extension, isPicture: type.isPicture } : undefined
}

/** True if browsers may display files of this media type. */
export const isPictureType = (name: string): boolean =>
  mediaTypes.some((type) => type.name === name && type.isPicture)
