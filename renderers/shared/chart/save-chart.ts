import type { ChartTable } from './chart-table.ts'
import { formatPlain } from './format-measure.ts'

/** Puts an apostrophe before a text, if a spreadsheet would run the text as a formula. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvText = (text: string) => quoted(escapeFormula(text))

/**
 * Returns the numbers of a chart as CSV. The text starts with a byte order mark, by which spreadsheets detect
 * the encoding.
 */
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
  // Revokes the URL later, because the browser reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves the numbers of a chart as a CSV file. */
export const saveCsv = (title: string, table: ChartTable) =>
  download(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), fileName(title, 'csv'))

interface Picture {
  svg: string
  width: number
  height: number
}

/** Pixels of the saved picture per CSS pixel: enough for print. */
const SCALE = 2

/** Saves the picture of a chart with its background. Throws if the browser can't draw the picture. */
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
