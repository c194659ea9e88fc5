import type { Static } from 'typebox'
import { closed } from './closed.ts'
import { AccessCode, OperationName } from './names.ts'

/** Lets people bring records in a file; each row stands for one call of the operation. */
export const ListImport = closed(
  { requires: AccessCode, op: OperationName },
  { title: 'Import', description: 'Rows of a file, each as one call of an operation that takes files.' },
)
export type ListImport = Static<typeof ListImport>
