import { expect, test } from 'vitest'
import { createAccess } from './index.ts'

const auth = (action: string, type = '1') => ({ action, type, describe: '' })
const all = (action: string, status: string) => ({ action, type: '1', describe: '', status })

test.each([
  ['if the session has its code', { auth: [auth('bill:confirm')], allAuth: [] }],
  ['if the page has its code', { auth: [], allAuth: [], permissionList: [auth('bill:confirm')] }],
  [
    'if the page has its code with another type than 2',
    { auth: [], allAuth: [], permissionList: [auth('bill:confirm', '0')] },
  ],
  ['if the session has its code with type 2', { auth: [auth('bill:confirm', '2')], allAuth: [] }],
  [
    'if the session has its code and allAuth has it with status 1',
    { auth: [auth('bill:confirm')], allAuth: [all('bill:confirm', '1')] },
  ],
  [
    'if one of two entries of its code has status 0',
    { auth: [], allAuth: [all('bill:confirm', '1'), all('bill:confirm', '0')] },
  ],
  ['if the entry of its code has status 0', { auth: [], allAuth: [all('bill:confirm', '0')] }],
  ['if a JeecgBoot server does not know the code', { auth: [], allAuth: [], isJeecg: true }],
])('an element is shown %s', (_, grants) => {
  expect(createAccess(grants).has('bill:confirm')).toBe(true)
})

test.each([
  ['if no list contains its code', { auth: [], allAuth: [] }],
  ['if only another permission is switched off', { auth: [], allAuth: [all('bill:hold', '0')] }],
  ['if it is not granted', { auth: [auth('bill:hold')], allAuth: [] }],
  ['if its only entry has status 1', { auth: [], allAuth: [all('bill:confirm', '1')] }],
  [
    'if the page has its code as a data rule',
    { auth: [], allAuth: [], permissionList: [auth('bill:confirm', '2')] },
  ],
  ['if a JeecgBoot server knows the code', { auth: [], allAuth: [all('bill:confirm', '1')], isJeecg: true }],
])('an element is hidden %s', (_, grants) => {
  expect(createAccess(grants).has('bill:confirm')).toBe(false)
})

test('types and statuses sent as numbers count like texts', () => {
  const numbers = {
    auth: [],
    allAuth: [{ action: 'bill:hold', status: 0 }],
    permissionList: [{ action: 'bill:confirm', type: 2 }],
  }

  const access = createAccess(numbers as never)

  expect([access.has('bill:hold'), access.has('bill:confirm')]).toEqual([true, false])
})

test('malformed permission entries grant nothing', () => {
  const rubbish = [null, 'bill:confirm', {}, { action: 1 }, ['bill:confirm']] as never

  const access = createAccess({ auth: rubbish, allAuth: rubbish, permissionList: rubbish })

  expect(access.has('bill:confirm')).toBe(false)
})
