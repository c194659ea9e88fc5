import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { AccessCode, Label, NodeId, OperationName } from './names.ts'

/** Action for the imported records. */
export const ImportAfterwards = closed(
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
export type ImportAfterwards = Static<typeof ImportAfterwards>

/** Import from a file; each row calls the operation once. */
export const ListImport = closed(
  { requires: AccessCode, op: OperationName, afterwards: Type.Optional(ImportAfterwards) },
  { title: 'Import', description: 'Each row of a file calls the operation once.' },
)
export type ListImport = Static<typeof ListImport>
