import Type from 'typebox'
import { describe, expect, test, vi } from 'vitest'
import { models, operations, shapes } from '#schemas'
import { get } from '../endpoint.ts'
import { defineModel } from '../model.ts'
import { createContractRegistry } from './contract-registry.ts'

const parcel = defineModel({ name: 'Parcel', title: 'Parcel' }, Type.Object({ id: Type.String() }))
const parcels = {
  operations: { 'parcel.list': get.page('/app/parcels', 'parcel:list') },
  shapes: { 'parcel.list': { args: Type.Object({}), result: parcel.shape, model: parcel.name } },
  models: { Parcel: parcel },
}
const shipped = () => createContractRegistry({ operations, shapes, models })

test('static operations, shapes and models are found by name', () => {
  const contracts = shipped()

  expect(contracts.findOperation('bill.list')).toBe(operations['bill.list'])
  expect(contracts.findShapes('bill.list')).toBe(shapes['bill.list'])
  expect(contracts.findModel('SettleBill')).toBe(models.SettleBill)
})

test('a registered source is found until it is removed, and the static one stays', () => {
  const contracts = shipped()
  const remove = contracts.register(parcels)

  expect(contracts.findOperation('parcel.list')).toBe(parcels.operations['parcel.list'])
  expect(contracts.findShapes('parcel.list')?.model).toBe('Parcel')
  expect(contracts.findModel('Parcel')).toBe(parcel)

  remove()
  remove()

  expect(contracts.findOperation('parcel.list')).toBeUndefined()
  expect(contracts.findModel('Parcel')).toBeUndefined()
  expect(contracts.all()).toEqual({ operations, shapes, models })
})

test('a name can be registered again after its source was removed', () => {
  const contracts = createContractRegistry()
  const removeFirst = contracts.register(parcels)
  removeFirst()
  contracts.register(parcels)

  removeFirst()

  expect(contracts.findOperation('parcel.list')).toBeDefined()
})

test('the complete contract contains registered sources', () => {
  const contracts = shipped()
  const before = contracts.all()
  contracts.register(parcels)
  const after = contracts.all()

  expect(Object.keys(after.operations)).toEqual([...Object.keys(before.operations), 'parcel.list'])
  expect(contracts.all()).toBe(after)
  expect(before.operations).not.toHaveProperty(['parcel.list'])
})

describe('a refused source', () => {
  test.each([
    ['an operation', { operations: { 'bill.list': get.page('/elsewhere', 'public') } }, 'bill.list'],
    ['shapes', { shapes: { 'bill.list': { args: Type.Object({}), result: Type.Null() } } }, 'bill.list'],
    ['a model', { models: { SettleBill: parcel } }, 'SettleBill'],
  ])('%s of an existing name is refused', (_, source, name) => {
    const contracts = shipped()

    expect(() => contracts.register(source)).toThrow(
      expect.objectContaining({ code: 'CONTRACT_NAME_TAKEN', message: expect.stringContaining(name) }),
    )
    expect(contracts.all()).toEqual({ operations, shapes, models })
  })

  test('a name of another registered source is refused', () => {
    const contracts = createContractRegistry()
    contracts.register(parcels)

    expect(() => contracts.register(parcels)).toThrow(
      expect.objectContaining({ code: 'CONTRACT_NAME_TAKEN' }),
    )
  })

  test.each(['constructor', '__proto__', 'toString', 'parcel', 'Parcel.list', 'parcel.list,bill.list', ''])(
    'an operation named "%s" is refused',
    (name) => {
      const source = { operations: Object.fromEntries([[name, parcels.operations['parcel.list']]]) }

      expect(() => shipped().register(source)).toThrow(
        expect.objectContaining({ code: 'CONTRACT_NAME_INVALID' }),
      )
    },
  )

  test.each(['constructor', '__proto__', 'hasOwnProperty', ''])('a model named "%s" is refused', (name) => {
    expect(() => shipped().register({ models: Object.fromEntries([[name, parcel]]) })).toThrow(
      expect.objectContaining({ code: 'CONTRACT_NAME_INVALID' }),
    )
  })

  test('nothing of it is added', () => {
    const contracts = shipped()
    const listener = vi.fn()
    contracts.subscribe(listener)

    expect(() => contracts.register({ ...parcels, models: { SettleBill: parcel } })).toThrow()

    expect(contracts.findOperation('parcel.list')).toBeUndefined()
    expect(listener).not.toHaveBeenCalled()
  })
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('"%s" is never found', (name) => {
  const contracts = shipped()

  expect([contracts.findOperation(name), contracts.findShapes(name), contracts.findModel(name)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('listeners hear each change until they unsubscribe', () => {
  const contracts = shipped()
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribe = contracts.subscribe(first)
  contracts.subscribe(second)

  const remove = contracts.register(parcels)
  unsubscribe()
  remove()
  remove()

  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})
