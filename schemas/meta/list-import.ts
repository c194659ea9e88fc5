import Type, { type Static } from 'typebox'
import { AccessCode, Label, NodeId, OperationName } from './names.ts'
import { strictObject } from './strict-object.ts'

/** Action that the page offers for the records after an import. */
export const AfterImport = strictObject(
  {
    text: Label,
    action: NodeId,
    most: Type.Optional(
      Type.Integer({
        title: 'At a time',
        description: 'Maximum records per call; larger imports use several calls.',
        minimum: 1,
        maximum: 1_000,
        default: 1_000,
      }),
    ),
  },
  {
    title: 'Afterwards',
    description: 'Shown after an import, with an action on the new records. The action gets only their keys.',
  },
)
export type AfterImport = Static<typeof AfterImport>

/** Settings for the import from a file. The import calls the operation once for each row of the file. */
export const ListImport = strictObject(
  { requires: AccessCode, op: OperationName, afterwards: Type.Optional(AfterImport) },
  { title: 'Import', description: 'Each row of a file calls the operation once.' },
)
export type ListImport = Static<typeof ListImport>
