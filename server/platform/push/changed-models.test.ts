import { expect, test } from 'vitest'
import { createContractRegistry, models, operations, shapes } from '#schemas'
import { registry } from '../../registry.ts'
import { findChangedModels } from './changed-models.ts'

const contracts = createContractRegistry({ operations, shapes, models })
const find = (change: { area?: string; table?: string }) =>
  findChangedModels([{ area: '', table: '', ...change }], { contracts, lists: registry.lists })

test('an operation changes the models that its area lists, each with the access of the list', () => {
  expect(find({ area: 'bill' })).toEqual([
    { name: 'SettleBill', accesses: new Set(['bill:list']) },
    { name: 'BillAdjustment', accesses: new Set(['adjustment:list']) },
  ])
})

test('a change of a table changes the models whose lists read it, also in other areas', () => {
  expect(find({ area: 'visitor', table: 'sys_user' }).map(({ name }) => name)).toContain('SysUser')
})

test('an operation without lists, such as a sign-in, changes no model', () => {
  expect(find({ area: 'login', table: 'four_eyes_signature' })).toEqual([])
})
