import Type, { type Static } from 'typebox'
import { AccessCode, Label } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'

/** Format of the file that an export creates. */
export const ExportFormat = stringEnum(['csv', 'xlsx'], { title: 'File format' })
export type ExportFormat = Static<typeof ExportFormat>

/** Formats that an export offers by default. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']

/** Settings for the export of a list to a file. */
export const ListExport = strictObject(
  {
    requires: AccessCode,
    formats: Type.Optional(Type.Array(ExportFormat, { title: 'File formats', minItems: 1, maxItems: 2 })),
    /** Start of the file name, which is followed by the time. The default is the title of the page. */
    fileName: Type.Optional(Label),
  },
  { title: 'Export' },
)
export type ListExport = Static<typeof ListExport>
