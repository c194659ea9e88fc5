import { stringify } from 'csv-stringify/sync'
import type { ImportProblem } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import { neutralise } from '../spreadsheet/neutralise.ts'

const HEADINGS = {
  'en-US': ['Row', 'Column', 'Value', 'What is wrong'],
  'zh-CN': ['行号', '列', '内容', '问题'],
} as const

/** Everything that is wrong with a file, as a file: who mends it has both side by side. */
export const problemFile = (problems: readonly ImportProblem[], locale: Locale) =>
  stringify(
    [
      HEADINGS[locale],
      ...problems.map(({ row, column, value, message }) =>
        [String(row), column ?? '', value, message].map(neutralise),
      ),
    ] as string[][],
    { bom: true, record_delimiter: 'windows' },
  )
