import Type, { type Static } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { AccessCode, Label } from './names.ts'

/** A kind of file that a list is written to. */
export const ExportFormat = oneOf(['csv', 'xlsx'], { title: 'File format' })
export type ExportFormat = Static<typeof ExportFormat>

/** The formats of a page that names none. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']

/** Lets people take the rows of a list as a file; a list without it has no export. */
export const ListExport = closed(
  {
    requires: AccessCode,
    formats: Type.Optional(Type.Array(ExportFormat, { title: 'File formats', minItems: 1, maxItems: 2 })),
    /** What files are called, before the time; the page's title, unless named. */
    fileName: Type.Optional(Label),
  },
  { title: 'Export' },
)
export type ListExport = Static<typeof ListExport>
