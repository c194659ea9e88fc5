import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { importUnreadable } from './errors.ts'

/** What a workbook may hold; more is no list of records. */
const MAX_ENTRIES = 500
const MAX_BYTES = 24 * 1_048_576
/** The parts that rows are read from; pictures, macros and the like stay shut. */
const NEEDED = /^(\[Content_Types\]|_rels\/|xl\/(_rels\/|workbook|sharedStrings|styles|worksheets\/))[^\\]*/

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

const inflate = promisify(inflateRaw)

interface Entry {
  name: string
  method: number
  isEncrypted: boolean
  compressed: number
  at: number
}

function endOf(zip: Buffer): { count: number; at: number } {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at -= 1) {
    if (zip.readUInt32LE(at) === END)
      return { count: zip.readUInt16LE(at + 10), at: zip.readUInt32LE(at + 16) }
  }
  throw importUnreadable.broken()
}

function entriesOf(zip: Buffer): Entry[] {
  const { count, at: first } = endOf(zip)
  if (count > MAX_ENTRIES) throw importUnreadable.bomb()
  const entries: Entry[] = []
  for (let at = first; entries.length < count; ) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw importUnreadable.broken()
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      compressed: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

const isTooLong = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'

/** One entry's bytes; never more than so many are made, whatever the file says of itself. */
async function bytesOf(
  zip: Buffer,
  { at, method, isEncrypted, compressed }: Entry,
  most: number,
): Promise<Buffer> {
  if (zip.readUInt32LE(at) !== LOCAL || isEncrypted) throw importUnreadable.broken()
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const body = zip.subarray(from, from + compressed)
  if (body.length !== compressed) throw importUnreadable.broken()
  if (method === STORED) return body
  if (method !== DEFLATED) throw importUnreadable.broken()
  try {
    return await inflate(body, { maxOutputLength: Math.max(1, most) })
  } catch (cause) {
    throw isTooLong(cause) ? importUnreadable.bomb() : importUnreadable.broken(cause)
  }
}

/** A local header and its bytes, and the header of the directory. */
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
 * The parts of a workbook that rows are read from, inflated within bounds and packed anew: whoever reads the result
 * inflates nothing and sees no entry that was not counted.
 */
export async function openZip(zip: Buffer): Promise<Buffer> {
  try {
    const files: { name: string; bytes: Buffer }[] = []
    let left = MAX_BYTES
    for (const entry of entriesOf(zip).filter(({ name }) => NEEDED.test(name))) {
      const bytes = await bytesOf(zip, entry, left)
      left -= bytes.length
      if (left < 0) throw importUnreadable.bomb()
      files.push({ name: entry.name, bytes })
    }
    return pack(files)
  } catch (error) {
    // A place outside of the file.
    throw error instanceof RangeError ? importUnreadable.broken(error) : error
  }
}
