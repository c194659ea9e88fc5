import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { AccessCode, Label, NodeId, OperationName } from './names.ts'

/** Action on the imported records. */
export const ImportAfterwards = closed(
  {
    text: Label,
    action: NodeId,
    most: Type.Optional(
      Type.Integer({
        title: 'At a time',
        description: 'Maximum number of records per call; more are sent in several calls.',
        minimum: 1,
        maximum: 1_000,
        default: 1_000,
      }),
    ),
  },
  {
    title: 'Afterwards',
    description:
      'Told once a file is imported, with an action of the page on the records it made, as though they were selected; of each only the key is known.',
  },
)
export type ImportAfterwards = Static<typeof ImportAfterwards>

/** Import of a file; each row becomes one call of the operation. */
export const ListImport = closed(
  { requires: AccessCode, op: OperationName, afterwards: Type.Optional(ImportAfterwards) },
  { title: 'Import', description: 'Each row of a file becomes one call of the operation.' },
)
export type ListImport = Static<typeof ListImport>
