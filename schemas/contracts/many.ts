import Type, { type Static, type TObject, type TSchema } from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import { MAX_MANY } from './many-limit.ts'
import { Nullable } from './scalars.ts'

/** Reason why an operation on many records refused one of the records. */
export const ManyRefusal = Type.Object(
  {
    error: Type.String({ title: 'Code', description: 'Error code such as BILL_CHANGED.' }),
    message: Type.String({ title: 'Message' }),
  },
  { title: 'Refusal' },
)
export type ManyRefusal = Static<typeof ManyRefusal>

/** Result for one record of an operation on many records. One of the two fields is null. */
export interface ManyOutcome<Result = unknown> {
  result: Result | null
  refusal: ManyRefusal | null
}

/**
 * Schemas of an operation that does for many records what another operation does for one record. The results
 * have the same order as the items in the request.
 */
export const manyShapes = <Args extends TObject, Result extends TSchema>({
  args,
  result,
}: {
  args: Args
  result: Result
}) => ({
  args: strictObject({
    items: Type.Array(args, {
      title: 'Items',
      description: 'Arguments of the operation for one record, for each record.',
      minItems: 1,
      maxItems: MAX_MANY,
    }),
  }),
  result: Type.Array(Type.Object({ result: Nullable(result), refusal: Nullable(ManyRefusal) }), {
    title: 'Outcomes',
  }),
})
