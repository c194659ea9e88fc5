import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { HttpError } from '../http/errors.ts'
import { importUnreadable } from './errors.ts'

/** Maximum number of entries in a workbook, and the maximum size of all unpacked entries in bytes. */
const MAX_ENTRIES = 500
const MAX_BYTES = 24 * 1_048_576
/**
 * Names of the parts of a workbook that are needed to read its rows. Other parts are ignored, such as
 * pictures and macros.
 */
const NEEDED = /^(\[Content_Types\]|_rels\/|xl\/(_rels\/|workbook|sharedStrings|styles|worksheets\/))[^\\]*/

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/** Reads one zip entry. Throws if the entry has more than `max` bytes, whatever size it declares. */
async function readEntry(zip: ZipFile, entry: Entry, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of await zip.openReadStreamPromise(entry)) {
    size += (part as Buffer).length
    if (size > max) throw importUnreadable.bomb()
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

async function readParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  // Names of entries need neither decoding nor checks. Only entries with known names are opened, and names
  // aren't used as paths.
  const zip = await fromBufferPromise(bytes, { decodeStrings: false })
  if (zip.entryCount > MAX_ENTRIES) throw importUnreadable.bomb()
  const parts = new Map<string, Buffer>()
  let left = MAX_BYTES
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString()
    if (!NEEDED.test(name)) continue
    const part = await readEntry(zip, entry, left)
    left -= part.length
    parts.set(name, part)
  }
  return parts
}

/** Builds the two parts of a zip entry: the local header with the data, and the header in the directory. */
function packed(
  { name, bytes }: { name: string; bytes: Buffer },
  at: number,
): { local: Buffer[]; central: Buffer[] } {
  const text = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(bytes.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(text.length, 22)
  const local = Buffer.alloc(4)
  local.writeUInt32LE(LOCAL)
  const central = Buffer.alloc(6)
  central.writeUInt32LE(CENTRAL)
  central.writeUInt16LE(20, 4)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(at, 10)
  return { local: [local, common, text, bytes], central: [central, common, rest, text] }
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

function pack(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  for (const file of files) {
    const { local, central } = packed(file, lengthOf(locals))
    locals.push(...local)
    centrals.push(...central)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(lengthOf(centrals), 12)
  end.writeUInt32LE(lengthOf(locals), 16)
  return Buffer.concat([...locals, ...centrals, end])
}

/**
 * Copies the parts of a workbook that are needed to read its rows to an uncompressed archive. Throws if these
 * parts exceed the limits.
 */
export async function openZip(zip: Buffer): Promise<Buffer> {
  try {
    const parts = await readParts(zip)
    return pack([...parts].map(([name, bytes]) => ({ name, bytes })))
  } catch (cause) {
    throw cause instanceof HttpError ? cause : importUnreadable.broken(cause)
  }
}
