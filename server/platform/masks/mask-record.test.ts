import Type from 'typebox'
import { expect, test } from 'vitest'
import { withMask } from '#schemas'
import { createRecordMask } from './mask-record.ts'

const Phone = withMask('phone', Type.String())
const shape = Type.Object({
  id: Type.String(),
  phone: Type.Union([Phone, Type.Null()]),
  idNo: withMask('idNumber', Type.String(), { reveal: 'owner:edit' }),
  people: Type.Optional(Type.Array(Type.Object({ phone: Phone, note: Type.String() }))),
})
const mask = createRecordMask(shape)
const record = { id: '1', phone: '13800000001', idNo: '11010119900307123X' }

test('the values of masked fields are masked, and the record itself is kept', () => {
  expect(mask(record)).toEqual({ id: '1', phone: '138****0001', idNo: '1101 **** **** 123X' })
  expect(record.phone).toBe('13800000001')
})

test('a permission reveals the fields that name it', () => {
  expect(mask(record, ['owner:edit'])).toEqual({ ...record, phone: '138****0001' })
})

test('records inside a record are masked', () => {
  const people = [{ phone: '13900000002', note: 'n' }]

  expect(mask({ ...record, people })).toMatchObject({ people: [{ phone: '139****0002', note: 'n' }] })
})

test('missing and empty values stay', () => {
  expect(mask({ id: '1', phone: null })).toEqual({ id: '1', phone: null })
})

test('records of a shape without masks are the same object', () => {
  expect(createRecordMask(Type.Object({ id: Type.String() }))(record)).toBe(record)
})
