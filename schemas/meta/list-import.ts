import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { AccessCode, Label, NodeId, OperationName } from './names.ts'

/** What is left to do with the records that a file made. */
export const ImportAfterwards = closed(
  {
    text: Label,
    action: NodeId,
    most: Type.Optional(
      Type.Integer({
        title: 'At a time',
        description: 'The most records that the action takes; more are taken one part after the other.',
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

/** Lets people bring records in a file; each row stands for one call of the operation. */
export const ListImport = closed(
  { requires: AccessCode, op: OperationName, afterwards: Type.Optional(ImportAfterwards) },
  { title: 'Import', description: 'Rows of a file, each as one call of an operation that takes files.' },
)
export type ListImport = Static<typeof ListImport>
