import { expect, test } from 'vitest'
import { createAccess } from './index.ts'

const auth = (action: string, type = '1') => ({ action, type, describe: '' })
const all = (action: string, status: string) => ({ action, type: '1', describe: '', status })

test.each([
  ['if the session holds its code', { auth: [auth('bill:confirm')], allAuth: [] }],
  ['if the page lists it', { auth: [], allAuth: [], permissionList: [auth('bill:confirm')] }],
  [
    'if the page lists it with any type but 2',
    { auth: [], allAuth: [], permissionList: [auth('bill:confirm', '0')] },
  ],
  ['if the session holds it, of whatever type', { auth: [auth('bill:confirm', '2')], allAuth: [] }],
  [
    'if the session holds it, though its control is on',
    { auth: [auth('bill:confirm')], allAuth: [all('bill:confirm', '1')] },
  ],
  [
    'if one of several entries of it is switched off',
    { auth: [], allAuth: [all('bill:confirm', '1'), all('bill:confirm', '0')] },
  ],
  ['if its control is switched off', { auth: [], allAuth: [all('bill:confirm', '0')] }],
  ['if a JeecgBoot server does not know the code', { auth: [], allAuth: [], isJeecg: true }],
])('an element is shown %s', (_, grants) => {
  expect(createAccess(grants).has('bill:confirm')).toBe(true)
})

test.each([
  ['if it is nowhere at all', { auth: [], allAuth: [] }],
  ['if another element is switched off', { auth: [], allAuth: [all('bill:hold', '0')] }],
  ['if it is not granted', { auth: [auth('bill:hold')], allAuth: [] }],
  ['if only status 1 speaks for it', { auth: [], allAuth: [all('bill:confirm', '1')] }],
  [
    'if the page lists it as a data rule',
    { auth: [], allAuth: [], permissionList: [auth('bill:confirm', '2')] },
  ],
  ['if a JeecgBoot server knows the code', { auth: [], allAuth: [all('bill:confirm', '1')], isJeecg: true }],
])('an element is removed %s', (_, grants) => {
  expect(createAccess(grants).has('bill:confirm')).toBe(false)
})

test('a server that sends numbers for types and status means the same', () => {
  const numbers = {
    auth: [],
    allAuth: [{ action: 'bill:hold', status: 0 }],
    permissionList: [{ action: 'bill:confirm', type: 2 }],
  }

  const access = createAccess(numbers as never)

  expect([access.has('bill:hold'), access.has('bill:confirm')]).toEqual([true, false])
})

test('malformed entries grant nothing', () => {
  const rubbish = [null, 'bill:confirm', {}, { action: 1 }, ['bill:confirm']] as never

  const access = createAccess({ auth: rubbish, allAuth: rubbish, permissionList: rubbish })

  expect(access.has('bill:confirm')).toBe(false)
})
