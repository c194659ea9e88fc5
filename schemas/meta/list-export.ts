import Type, { type Static } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { AccessCode, Label } from './names.ts'

/** File format of an export. */
export const ExportFormat = oneOf(['csv', 'xlsx'], { title: 'File format' })
export type ExportFormat = Static<typeof ExportFormat>

/** Default formats. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']

/** Export of a list to a file. */
export const ListExport = closed(
  {
    requires: AccessCode,
    formats: Type.Optional(Type.Array(ExportFormat, { title: 'File formats', minItems: 1, maxItems: 2 })),
    /** File name before the timestamp; the page title by default. */
    fileName: Type.Optional(Label),
  },
  { title: 'Export' },
)
export type ListExport = Static<typeof ListExport>
