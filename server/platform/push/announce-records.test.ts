import { expect, test } from 'vitest'
import { createContractRegistry, models, operations, shapes } from '#schemas'
import { registry } from '../../registry.ts'
import type { Services } from '../../services.ts'
import { createListChanges } from '../list/list-changes.ts'
import { createRecordAnnouncer } from './announce-records.ts'
import { createSockets } from './open-sockets.ts'

const contracts = createContractRegistry({ operations, shapes, models })
function setup() {
  const listChanges = createListChanges()
  const services = { contracts, registry, listChanges } as unknown as Services
  return { listChanges, announce: createRecordAnnouncer(createSockets(), services) }
}
const changeOf = (msgId: string) => ({ userIds: null, msgId, msgTxt: '', topic: 'records' }) as const

test('a change makes the lists of its models count again, even without sockets', async () => {
  const { listChanges, announce } = setup()

  await announce([changeOf('bill')])

  expect(['SettleBill', 'SysUser'].map(listChanges.of)).toEqual([1, 0])
})

test('after too many changes to read, all lists count again', async () => {
  const { listChanges, announce } = setup()

  await announce([changeOf('')])

  expect(['SettleBill', 'SysUser'].map(listChanges.of)).toEqual([1, 1])
})
