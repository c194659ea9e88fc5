import type { ChartTable } from './chart-table.ts'
import { formatPlain } from './format-measure.ts'

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvText = (text: string) => quoted(escapeFormula(text))

/** The numbers of a chart as CSV, with a byte order mark for spreadsheets. */
export function toCsv({ xTitle, categories, series }: ChartTable): string {
  const lines = [
    [xTitle, ...series.map(({ title }) => title)].map(csvText),
    ...categories.map((category, index) => [
      csvText(category),
      ...series.map(({ values, format }) => {
        const value = values[index] ?? null
        return value === null ? '' : formatPlain(value, format)
      }),
    ]),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

/** Converts a title to a file name. */
const fileName = (title: string, ending: string) => `${title.replace(/[\\/:*?"<>|\s]+/g, '-')}.${ending}`

function download(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, because the browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves the numbers as CSV. */
export const saveCsv = (title: string, table: ChartTable) =>
  download(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), fileName(title, 'csv'))

interface Picture {
  svg: string
  width: number
  height: number
}

/** Pixel ratio of the saved picture, high enough for print. */
const SCALE = 2

/** Saves the picture with its background. Throws if the browser can't draw it. */
export async function savePng(title: string, { svg, width, height }: Picture, ground: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser draws no pictures.')
  paint.fillStyle = ground
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/png'))
  if (!blob) throw new Error('This browser draws no pictures.')
  download(blob, fileName(title, 'png'))
}
