import Type, { type Static } from 'typebox'
import { defineStep } from '../define-step.ts'
import { OperationName, ResultName } from '../names.ts'
import { Text, Values } from '../value.ts'

export const DownloadStep = defineStep(
  'download',
  { op: OperationName, args: Type.Optional(Values) },
  { title: 'Save a file', description: 'Calls an operation that returns a file.' },
)
export type DownloadStep = Static<typeof DownloadStep>

export const UploadStep = defineStep(
  'upload',
  {
    accept: Type.Optional(
      Type.Array(Type.String({ pattern: '^\\.[a-z0-9]{1,8}$' }), {
        title: 'Kinds of files',
        description: 'File extensions such as .csv, .xlsx; any by default.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
    biz: Type.Optional(Type.String({ title: 'Kind of upload', pattern: '^[a-z]{1,32}$' })),
    as: ResultName,
  },
  { title: 'Ask for a file', description: 'The result is its stored path.' },
)
export type UploadStep = Static<typeof UploadStep>

export const CopyStep = defineStep(
  'copy',
  { text: Text },
  { title: 'Copy a text', description: 'Copies to the clipboard.' },
)
export type CopyStep = Static<typeof CopyStep>

export const PrintStep = defineStep('print', {}, { title: 'Print the page' })
export type PrintStep = Static<typeof PrintStep>
