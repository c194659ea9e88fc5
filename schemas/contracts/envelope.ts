import Type, { type TSchema } from 'typebox'

/** Envelope of every response: `{success, message, code, result, timestamp}`. */
export const Envelope = <Result extends TSchema>(result: Result) =>
  Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    code: Type.Integer(),
    result,
    timestamp: Type.Integer({ description: 'Milliseconds since 1970.' }),
  })

/**
 * Error response of paths outside the JeecgBoot contract. The code in `error` never changes, but `message`
 * may change.
 */
export const ErrorResponse = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  code: Type.Integer(),
  result: Type.Object({
    error: Type.String({ description: 'A code of docs/errors.md, for example BILL_NOT_PENDING.' }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'Messages by field name.' }),
    ),
    requestId: Type.String(),
  }),
  timestamp: Type.Integer(),
})

/**
 * A page of records. `next` and `prev` are the cursors of the next and previous page, for rows after the
 * first 10,000.
 */
export const PageOf = <Item extends TSchema>(record: Item) =>
  Type.Object({
    records: Type.Array(record),
    total: Type.Integer({ description: 'At most 10,000; see totalCapped.' }),
    totalCapped: Type.Boolean(),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    prev: Type.Union([Type.String(), Type.Null()]),
    narrowed: Type.Optional(
      Type.Boolean({ description: 'The list is empty, and data rules limit what the caller sees.' }),
    ),
  })

/** A page of records with `orders` and `searchCount`, which JeecgBoot servers also return. */
export const JeecgPageOf = <Item extends TSchema>(record: Item) =>
  Type.Object({
    ...PageOf(record).properties,
    orders: Type.Array(Type.Unknown(), { description: 'Always empty.' }),
    searchCount: Type.Literal(true),
  })
