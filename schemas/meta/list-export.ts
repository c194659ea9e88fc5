import Type, { type Static } from 'typebox'
import { AccessCode, Label } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'

/** File format of an export. */
export const ExportFormat = stringEnum(['csv', 'xlsx'], { title: 'File format' })
export type ExportFormat = Static<typeof ExportFormat>

/** Default formats. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']

/** Export of a list to a file. */
export const ListExport = strictObject(
  {
    requires: AccessCode,
    formats: Type.Optional(Type.Array(ExportFormat, { title: 'File formats', minItems: 1, maxItems: 2 })),
    /** File name before the timestamp; the page title by default. */
    fileName: Type.Optional(Label),
  },
  { title: 'Export' },
)
export type ListExport = Static<typeof ListExport>
