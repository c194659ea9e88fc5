import Type, { type TSchema } from 'typebox'
import Value from 'typebox/value'
import { expect } from 'vitest'
import type { Answer } from './client.ts'
import { exactly } from './records.ts'

const envelope = (result: TSchema) =>
  exactly({
    status: Type.Literal(200),
    success: Type.Literal(true),
    message: Type.String(),
    code: Type.Union([Type.Literal(0), Type.Literal(200), Type.Literal('200')]),
    result,
    timestamp: Type.Integer(),
  })

/** Shape of a page of records, with the cursors that Gaiwan adds for rows past 10,000. */
export const pageOf = (record: TSchema) =>
  exactly({
    records: Type.Array(record),
    total: Type.Integer(),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
    orders: Type.Array(Type.Unknown(), { maxItems: 0 }),
    searchCount: Type.Literal(true),
    totalCapped: Type.Boolean(),
    next: Type.Union([Type.String(), Type.Null()]),
    prev: Type.Union([Type.String(), Type.Null()]),
  })

/**
 * Expects a successful response whose `result` has exactly this shape. A failure lists each difference with
 * its path.
 */
export function expectShape(answer: Answer, result: TSchema): void {
  const errors = [...Value.Errors(envelope(result), answer)]
  const places = errors.map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  )
  expect(places, JSON.stringify(answer).slice(0, 600)).toEqual([])
}

/** Expects that the server rejected the call: HTTP 200 with `success: false` and a message. */
export function expectRejection(
  { status, success, code, message }: Answer,
  sentence?: string | RegExp,
): void {
  expect({ status, success, hasWords: message.length > 0 }).toEqual({
    status: 200,
    success: false,
    hasWords: true,
  })
  expect(typeof code).toBe('number')
  if (sentence !== undefined) expect(message).toMatch(sentence)
}
