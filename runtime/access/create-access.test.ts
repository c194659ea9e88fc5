import { describe, expect, test } from 'vitest'
import { createAccess } from './index.ts'

const auth = (action: string, type = '1') => ({ action, type, describe: '' })
const all = (action: string, status: string) => ({ action, type: '1', describe: '', status })

describe('an element is shown', () => {
  test.each([
    ['if the session holds its code', { auth: [auth('bill:confirm')], allAuth: [] }],
    ['if the page lists it', { auth: [], allAuth: [], permissionList: [auth('bill:confirm')] }],
    ['if its control is switched off', { auth: [], allAuth: [all('bill:confirm', '0')] }],
    ['if a stock server does not know the code', { auth: [], allAuth: [], stock: true }],
  ])('%s', (_, grants) => {
    expect(createAccess(grants).has('bill:confirm')).toBe(true)
  })
})

describe('an element is removed', () => {
  test.each([
    ['if nobody granted it', { auth: [auth('bill:hold')], allAuth: [] }],
    ['if only status 1 speaks for it', { auth: [], allAuth: [all('bill:confirm', '1')] }],
    [
      'if the page lists it as a data rule',
      { auth: [], allAuth: [], permissionList: [auth('bill:confirm', '2')] },
    ],
    ['if a stock server knows the code', { auth: [], allAuth: [all('bill:confirm', '1')], stock: true }],
  ])('%s', (_, grants) => {
    expect(createAccess(grants).has('bill:confirm')).toBe(false)
  })
})
