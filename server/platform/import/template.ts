import { stringify } from 'csv-stringify/sync'
import { writeXlsx } from 'hucre/xlsx'
import type { ExportFormat } from '#schemas'
import { type Locale, localizedTo } from '../http/locale.ts'
import { type ImportPage, titleOf } from './pages.ts'

const WORDS = {
  notes: { en: 'Notes', zh: '说明' },
  heading: { en: 'Heading', zh: '表头' },
  needed: { en: 'Required', zh: '必填' },
  what: { en: 'Accepted values', zh: '填写要求' },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  example: {
    en: "The first row is an example and isn't imported.",
    zh: '第一行为示例，导入时会自动忽略。',
  },
  template: { en: 'template', zh: '导入模板' },
} as const

function tablesOf({ columns }: ImportPage, locale: Locale) {
  const say = (words: { en: string; zh: string }) => localizedTo(words, locale)
  const notes = columns.map(({ titles, required, notes: note }) => [
    say(titles),
    say(required ? WORDS.yes : WORDS.no),
    say(note),
  ])
  return {
    rows: [columns.map(({ titles }) => say(titles)), columns.map(({ examples }) => say(examples))],
    notes: [[say(WORDS.heading), say(WORDS.needed), say(WORDS.what)], ...notes, [say(WORDS.example)]],
  }
}

const WIDE = 24
const widths = (count: number) => Array.from({ length: count }, () => ({ width: WIDE }))

/** Creates the template file, with headings and an example. A workbook also has notes, on a second sheet. */
export async function importTemplate(
  found: ImportPage,
  { format, locale }: { format: ExportFormat; locale: Locale },
): Promise<{ name: string; bytes: Buffer }> {
  const title = titleOf(found, locale)
  const { rows, notes } = tablesOf(found, locale)
  const name = `${title} ${localizedTo(WORDS.template, locale)}.${format}`
  if (format === 'csv') {
    return { name, bytes: Buffer.from(`\uFEFF${stringify(rows, { record_delimiter: 'windows' })}`) }
  }
  const sheets = [
    { name: title, rows, columns: widths(rows[0]?.length ?? 0), freezePane: { rows: 1 } },
    { name: localizedTo(WORDS.notes, locale), rows: notes, columns: widths(notes[0]?.length ?? 0) },
  ]
  return { name, bytes: Buffer.from(await writeXlsx({ sheets })) }
}
