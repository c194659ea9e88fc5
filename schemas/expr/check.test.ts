import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { Fen, Nullable, Ppm } from '../contracts/scalars.ts'
import { functionNames, methodNames } from './functions.ts'
import { anyType, boolType, check, intType, recordType, stringType, typeOfSchema } from './index.ts'
import { functionSignatures, methodSignatures } from './signatures.ts'

const bill = typeOfSchema(
  Type.Object({
    billNo: Type.String(),
    payableFen: Fen('Payable'),
    tradeCount: Type.Integer(),
    holdReason: Type.Union([Type.String(), Type.Null()]),
    paid: Type.Boolean(),
    items: Type.Array(Type.Object({ kind: Type.String(), amountFen: Fen('Amount') })),
    receivers: Type.Array(
      Type.Object({ name: Type.String(), sharePpm: Ppm('Share'), amountFen: Nullable(Fen('Amount')) }),
    ),
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
    ['fen.splitIncome(record.payableFen, record.receivers).restFen', 'fen'],
    ['fen.splitIncome(100, record.receivers).parts[0].amountFen', 'fen'],
    ['fen.splitIncome(100, record.receivers).parts[0].receiver.name', 'string'],
    ['fen.splitIncome(100, data.receivers).parts[0].receiver', 'any'],
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

describe('an error in an expression', () => {
  test.each([
    ['record.shopNam == ""', 'name', 'SettleBill has no field "shopNam".', 0, 14],
    ['record["shopNam"]', 'name', 'SettleBill has no field "shopNam".', 0, 17],
    ['values.x', 'name', 'Unknown name "values". Known names: record, data, user, params.', 0, 6],
    ['record.items.all(x, x.amount > 1)', 'name', 'items has no field "amount".', 20, 28],
    ['record.billNo + 1', 'type', 'A string and an integer don\'t fit "+".', 0, 17],
    ['record.billNo == 1', 'type', 'A string and an integer are never equal.', 0, 18],
    ['record.billNo < 1', 'type', "A string and an integer can't be ordered.", 0, 17],
    ['record.billNo in [1, 2]', 'type', 'A string and an integer are never equal.', 0, 23],
    ['sum(record.billNo)', 'type', 'sum() requires numbers, got a string.', 4, 17],
    ['avg(1, record.paid)', 'type', 'avg() requires numbers, got a boolean.', 7, 18],
    ['max(record.paid)', 'type', 'max() requires numbers or strings, got a boolean.', 4, 15],
    ['record.billNo && true', 'type', 'Expected a boolean, got a string.', 0, 13],
    ['record.billNo.x', 'type', 'a string has no field "x".', 0, 15],
    ['record.billNo.map(x, x)', 'type', 'map() requires a list, got a string.', 0, 13],
    ['fmt.money(record.billNo)', 'type', 'fmt.money() requires an integer, got a string.', 10, 23],
    ['can()', 'type', 'can() takes 1 argument, got 0.', 0, 5],
    [
      'fen.splitIncome(1, record.items)',
      'type',
      'fen.splitIncome() requires a list of receivers with sharePpm and amountFen, got a list.',
      19,
      31,
    ],
    ['fen.splitIncome(1, record.receivers).rest', 'name', 'split has no field "rest".', 0, 41],
    [
      'fen.splitIncome(1, record.receivers).restFen / 2',
      'money',
      'Dividing an amount in fen may return fractions of a fen. Use fen.split().',
      0,
      48,
    ],
    [
      'record.payableFen / 2',
      'money',
      'Dividing an amount in fen may return fractions of a fen. Use fen.split().',
      0,
      21,
    ],
    [
      'record.payableFen * 1.5',
      'money',
      "An amount in fen can't be combined with a decimal number. Use integers.",
      0,
      23,
    ],
    [
      'avg(record.items.map(x, x.amountFen))',
      'money',
      'avg() may return fractions of a fen. Use integer amounts or fen.split().',
      0,
      37,
    ],
    [
      'coalesce(record.payableFen, 0) / 2',
      'money',
      'Dividing an amount in fen may return fractions of a fen. Use fen.split().',
      0,
      34,
    ],
    ['record.a +', 'syntax', 'Unexpected end.', 10, 10],
  ])('in %s is one problem of kind %s', (source, kind, message, start, end) => {
    expect(check(source, scope).problems).toEqual([
      expect.objectContaining({ kind, message, range: { start, end } }),
    ])
  })

  test('is reported once and causes no further errors in the expression', () => {
    expect(check('record.nope.deeper + 1 == record.billNo', scope).problems).toHaveLength(1)
  })
})

test('permission codes and dictionary codes are collected with their ranges', () => {
  const report = check('can("bill:confirm") && dict("status", record.billNo) != ""', scope)

  expect(report.type).toEqual(boolType)
  expect(report.permissions).toEqual([{ code: 'bill:confirm', range: { start: 4, end: 18 } }])
  expect(report.dictionaries).toEqual([{ code: 'status', range: { start: 28, end: 36 } }])
})

test('every function has a signature, and every signature has a function', () => {
  expect(Object.keys(functionSignatures).sort()).toEqual([...functionNames].sort())
  expect(Object.keys(methodSignatures).sort()).toEqual([...methodNames].sort())
})
