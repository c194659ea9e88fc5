import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { functionNames, methodNames } from './functions.ts'
import { anyType, boolType, check, intType, recordType, stringType, typeOfSchema } from './index.ts'
import { functionSignatures, methodSignatures } from './signatures.ts'

const bill = typeOfSchema(
  Type.Object({
    billNo: Type.String(),
    payableFen: Type.Integer(),
    tradeCount: Type.Integer(),
    holdReason: Type.Union([Type.String(), Type.Null()]),
    paid: Type.Boolean(),
    items: Type.Array(Type.Object({ kind: Type.String(), amountFen: Type.Integer() })),
  }),
  'SettleBill',
)
const scope = {
  record: bill,
  data: anyType,
  user: recordType('user', { username: stringType }),
  params: recordType('params', { count: intType }),
}

describe('the type of an expression', () => {
  test.each([
    ['record.tradeCount + 1', 'int'],
    ['record.tradeCount / 2', 'double'],
    ['record.payableFen * record.tradeCount', 'fen'],
    ['record.payableFen - 100', 'fen'],
    ['sum(record.items.map(x, x.amountFen))', 'fen'],
    ['record.holdReason == null', 'bool'],
    ['record.holdReason + "x"', 'string'],
    ['record.items.filter(x, x.amountFen > 0)', 'list'],
    ['record.paid ? 1 : "x"', 'any'],
    ['{"a": 1}.a', 'int'],
    ['fen.split(record.payableFen, [1, 2])[0]', 'fen'],
    ['coalesce(record.items, []).all(x, x.amountFen > 0)', 'bool'],
    ['coalesce(null, record.billNo)', 'string'],
    ['record.paid ? record.payableFen : 0', 'fen'],
    ['record.paid ? record.billNo : null', 'string'],
    ['(record.paid ? {"a": 1} : {"b": 2}).b', 'any'],
    ['(record.paid ? [1] : ["x"])[0] + "y"', 'any'],
    ['([1] + ["x"]).all(x, x != "")', 'bool'],
    ['min(1, 1.5)', 'double'],
    ['sum(record.tradeCount, record.payableFen)', 'fen'],
    ['record.payableFen - sum(data.amounts)', 'any'],
    ['int(record.payableFen)', 'fen'],
    ['record.billNo in [record.billNo, null]', 'bool'],
  ])('%s is %s', (source, kind) => {
    const report = check(source, scope)

    expect(report.problems).toEqual([])
    expect(report.type.kind).toBe(kind)
  })
})

describe('an error', () => {
  test.each([
    ['record.shopNam == ""', 'name', 'SettleBill has no field "shopNam".', 0, 14],
    ['record["shopNam"]', 'name', 'SettleBill has no field "shopNam".', 0, 17],
    ['values.x', 'name', 'There is no "values" here. There are: record, data, user, params.', 0, 6],
    ['record.items.all(x, x.amount > 1)', 'name', 'items has no field "amount".', 20, 28],
    ['record.billNo + 1', 'type', 'A text and a whole number don\'t fit "+".', 0, 17],
    ['record.billNo == 1', 'type', 'A text and a whole number are never equal.', 0, 18],
    ['record.billNo < 1', 'type', 'A text and a whole number have no order.', 0, 17],
    ['record.billNo in [1, 2]', 'type', 'A text and a whole number are never equal.', 0, 23],
    ['sum(record.billNo)', 'type', 'sum() needs numbers, this is a text.', 4, 17],
    ['avg(1, record.paid)', 'type', 'avg() needs numbers, this is yes or no.', 7, 18],
    ['max(record.paid)', 'type', 'max() needs numbers or texts, this is yes or no.', 4, 15],
    ['record.billNo && true', 'type', 'Yes or no was expected, this is a text.', 0, 13],
    ['record.billNo.x', 'type', 'a text has no field "x".', 0, 15],
    ['record.billNo.map(x, x)', 'type', 'map() goes through a list, this is a text.', 0, 13],
    ['fmt.money(record.billNo)', 'type', 'fmt.money() needs a whole number, this is a text.', 10, 23],
    ['can()', 'type', 'can() takes 1 argument, here are 0.', 0, 5],
    [
      'record.payableFen / 2',
      'money',
      'An amount in fen is not divided, parts of a fen would be lost. Use fen.split().',
      0,
      21,
    ],
    [
      'record.payableFen * 1.5',
      'money',
      'An amount in fen is not mixed with fractions. Use whole numbers.',
      0,
      23,
    ],
    [
      'avg(record.items.map(x, x.amountFen))',
      'money',
      'avg() makes fractions of a fen. Use whole amounts, or fen.split().',
      0,
      37,
    ],
    [
      'coalesce(record.payableFen, 0) / 2',
      'money',
      'An amount in fen is not divided, parts of a fen would be lost. Use fen.split().',
      0,
      34,
    ],
    ['record.a +', 'syntax', 'The end is not expected here.', 10, 10],
  ])('in %s is one problem of kind %s', (source, kind, message, start, end) => {
    expect(check(source, scope).problems).toEqual([
      expect.objectContaining({ kind, message, range: { start, end } }),
    ])
  })

  test('is reported once, not again in the rest of the expression', () => {
    expect(check('record.nope.deeper + 1 == record.billNo', scope).problems).toHaveLength(1)
  })
})

test('permission codes and dictionaries are collected with their places', () => {
  const report = check('can("bill:confirm") && dict("status", record.billNo) != ""', scope)

  expect(report.type).toEqual(boolType)
  expect(report.permissions).toEqual([{ code: 'bill:confirm', range: { start: 4, end: 18 } }])
  expect(report.dictionaries).toEqual([{ code: 'status', range: { start: 28, end: 36 } }])
})

test('each function has a signature, and each signature a function', () => {
  expect(Object.keys(functionSignatures).sort()).toEqual([...functionNames].sort())
  expect(Object.keys(methodSignatures).sort()).toEqual([...methodNames].sort())
})
