import Type, { type Static } from 'typebox'
import { OperationName, ResultName } from '../names.ts'
import { strictObject } from '../strict-object.ts'
import { Text, Values } from '../value.ts'

export const DownloadStep = strictObject(
  { do: Type.Literal('download'), op: OperationName, args: Type.Optional(Values) },
  { title: 'Save a file', description: 'Calls an operation that returns a file.' },
)
export type DownloadStep = Static<typeof DownloadStep>

export const UploadStep = strictObject(
  {
    do: Type.Literal('upload'),
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

export const CopyStep = strictObject(
  { do: Type.Literal('copy'), text: Text },
  { title: 'Copy a text', description: 'Copies to the clipboard.' },
)
export type CopyStep = Static<typeof CopyStep>

export const PrintStep = strictObject({ do: Type.Literal('print') }, { title: 'Print the page' })
export type PrintStep = Static<typeof PrintStep>
