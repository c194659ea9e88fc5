import { expect, test } from 'vitest'
import { createContractRegistry, models, operations, shapes } from '#schemas'
import { registry } from '../../registry.ts'
import { findChangedModels } from './changed-models.ts'

const contracts = createContractRegistry({ operations, shapes, models })
const find = (change: { area?: string; table?: string }) =>
  findChangedModels([{ area: '', table: '', ...change }], { contracts, lists: registry.lists })

test('an operation changes the models that its area lists, each with the permission of the list', () => {
  expect(find({ area: 'bill' })).toEqual([
    { name: 'SettleBill', permissions: new Set(['bill:list']) },
    { name: 'BillAdjustment', permissions: new Set(['adjustment:list']) },
  ])
})

test('a change of a table changes the models whose lists read it, also in other areas', () => {
  expect(find({ area: 'visitor', table: 'sys_user' }).map(({ name }) => name)).toContain('SysUser')
})

test('an operation without lists, such as a sign-in, changes no model', () => {
  expect(find({ area: 'login', table: 'four_eyes_signature' })).toEqual([])
})

test('models whose lists show each user only own records are not announced', () => {
  const ownLists = ['task', 'notice', 'account'].flatMap((area) => find({ area }))
  const names = ownLists.map(({ name }) => name)

  for (const own of ['FileTask', 'MyAnnouncement', 'LoginRecord']) expect(names).not.toContain(own)
})
