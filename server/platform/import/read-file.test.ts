import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { openZip } from './open-zip.ts'
import { readFile } from './read-file.ts'

const LIMITS = { maxRows: 5 }
const HEAD = ['账单号', '原因']
const refusal = (code: string) => expect.objectContaining({ code })
const workbook = async (rows: unknown[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: rows as string[][] }] }))

/** The headings '账单号,原因' and one row, in GBK as a Chinese Excel saves them. */
const GBK = Buffer.from([
  0xd5, 0xcb, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xd4, 0xad, 0xd2, 0xf2, 0x0d, 0x0a, 0x53, 0x42, 0x31, 0x2c, 0xb2,
  0xb9, 0xb7, 0xb6,
])

describe('comma-separated text', () => {
  test.each([
    ['UTF-8', Buffer.from('账单号,原因\nSB1,补范')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFF账单号,原因\r\nSB1,补范\r\n')],
    ['GBK, as Excel saves it', GBK],
    ['UTF-16, which Excel calls Unicode', Buffer.from('\uFEFF账单号\t原因\r\nSB1\t补范', 'utf16le')],
    ['semicolons', Buffer.from('账单号;原因\nSB1;补范')],
  ])('comma-separated text is read: %s', async (_name, bytes) => {
    const file = await readFile(bytes, LIMITS)

    expect(file).toEqual({ header: HEAD, rows: [{ row: 2, cells: ['SB1', '补范'] }] })
  })

  test('quoted commas and line breaks belong to the cell, and empty lines count as rows', async () => {
    const file = await readFile(Buffer.from('a,b\n"x,y","1\n2"\n\nz,w'), LIMITS)

    expect(file.rows).toEqual([
      { row: 2, cells: ['x,y', '1\n2'] },
      { row: 3, cells: [''] },
      { row: 4, cells: ['z', 'w'] },
    ])
  })

  test.each([
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0xff]),
      'IMPORT_FILE_UNREADABLE',
    ],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'IMPORT_FILE_UNREADABLE'],
    ['a quote that never ends', Buffer.from('a,b\n"x'), 'IMPORT_FILE_UNREADABLE'],
    ['more rows than allowed', Buffer.from(`a\n${'x\n'.repeat(6)}`), 'IMPORT_TOO_MANY_ROWS'],
    ['hundreds of columns', Buffer.from('x,'.repeat(200)), 'IMPORT_FILE_UNREADABLE'],
  ])('a file is refused: %s', async (_name, bytes, code) => {
    await expect(readFile(bytes, LIMITS)).rejects.toThrow(refusal(code))
  })
})

describe('workbooks', () => {
  test('the texts and amounts of the first sheet are read, with the row numbers that Excel shows', async () => {
    const file = await readFile(await workbook([HEAD, ['SB1', 0.1 + 0.2], [], ['SB2', -12.5]]), LIMITS)

    expect(file.header).toEqual(HEAD)
    expect(file.rows.filter(({ cells }) => cells.length > 0)).toEqual([
      { row: 2, cells: ['SB1', '0.3'] },
      { row: 4, cells: ['SB2', '-12.5'] },
    ])
  })

  test('formulas are not evaluated: a cell has their stored result or a text', async () => {
    const bytes = Buffer.from(
      await writeXlsx({
        sheets: [{ name: 'x', rows: [HEAD, ['=HYPERLINK("http://evil")', '@SUM(A1)']] }],
      }),
    )

    const file = await readFile(bytes, LIMITS)

    expect(file.rows[0]?.cells).toEqual(['=HYPERLINK("http://evil")', '@SUM(A1)'])
  })

  test('a workbook with too many rows is refused', async () => {
    const bytes = await workbook([HEAD, ...Array.from({ length: 6 }, () => ['x', 'y'])])

    await expect(readFile(bytes, LIMITS)).rejects.toThrow(refusal('IMPORT_TOO_MANY_ROWS'))
  })

  test.each([1, 60, 200, 700])('a truncated workbook is refused: %i bytes before its end', async (cut) => {
    const bytes = await workbook([HEAD, ['x', 'y']])

    await expect(readFile(bytes.subarray(0, -cut), LIMITS)).rejects.toThrow(refusal('IMPORT_FILE_UNREADABLE'))
  })
})

/** Creates a zip file with one deflated entry, which can declare a wrong size. */
function zipOf(name: string, content: Buffer, says: { inflated?: number; count?: number } = {}): Buffer {
  const body = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(says.inflated ?? content.length, 22)
  head.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(body.length, 20)
  central.writeUInt32LE(says.inflated ?? content.length, 24)
  central.writeUInt16LE(name.length, 28)
  const at = 30 + name.length + body.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(says.count ?? 1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([head, Buffer.from(name), body, central, Buffer.from(name), end])
}

describe('hostile workbooks', () => {
  const zeros = Buffer.alloc(50 * 1_048_576)

  test.each([
    ['that inflates to far more than its size', zipOf('xl/worksheets/sheet1.xml', zeros)],
    ['that declares a false inflated size', zipOf('xl/worksheets/sheet1.xml', zeros, { inflated: 10 })],
    ['of very many entries', zipOf('xl/workbook.xml', Buffer.from('x'), { count: 60_000 })],
  ])('a workbook %s is refused before it is read', async (_name, bytes) => {
    await expect(openZip(bytes)).rejects.toThrow(refusal('IMPORT_FILE_UNREADABLE'))
  })

  const WIDE = Array.from({ length: 16_000 }, (_, column) => (column === 15_999 ? 'far' : null))

  test.each([
    ['a row as wide as a sheet', [['a'], WIDE], 'more than 100 columns'],
    ['a cell longer than Excel keeps', [['a'], ['x'.repeat(40_000)]], 'more than 32,767 characters'],
  ])('a workbook with %s is refused', async (_name, rows, message) => {
    await expect(workbook(rows).then((bytes) => readFile(bytes, LIMITS))).rejects.toThrow(message)
  })

  test('a workbook with one long text in very many cells is refused', async () => {
    const rows = Array.from({ length: 6 }, () => Array.from({ length: 100 }, () => 'x'.repeat(32_000)))

    await expect(workbook(rows).then((bytes) => readFile(bytes, LIMITS))).rejects.toThrow(
      'too large when unpacked',
    )
  })

  test('parts of a workbook without rows are not opened', async () => {
    const packed = await openZip(zipOf('xl/media/image1.png', zeros))

    expect(packed.length).toBe(22)
  })

  test.each(['../../etc/passwd', 'xl/vbaProject.bin', '__proto__'])(
    'the entry %s of a workbook is not read',
    async (name) => {
      expect((await openZip(zipOf(name, Buffer.from('x')))).length).toBe(22)
    },
  )
})
