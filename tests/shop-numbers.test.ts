import { expect, test } from 'vitest'
import type { Page, ShopApplication } from '#schemas'
import { createTestForm } from '../runtime/form/form-engine.fixture.ts'
import { leavesOf } from '../runtime/form/form-state.ts'
import { readApplication } from '../server/modules/shop/application-rules.ts'
import { shopApplicationInvalid } from '../server/modules/shop/errors.ts'
import type { HttpError } from '../server/platform/http/errors.ts'
import { nodesOf, shippedForms } from './support/form-constraints.ts'
import { shopApplication } from './support/shop-application.ts'

const shopForm = shippedForms.find(({ id }) => id === 'shopinfo/ShopForm') as Page & { kind: 'wizard' }
const { shopCode: _code, licenceNo, ...application } = shopApplication('b1')

/** Returns the errors that the page shows, by field. */
async function pageErrors(record: ShopApplication): Promise<Record<string, string>> {
  const rules = shopForm.wizard.steps.flatMap((step) => step.rules ?? [])
  const { form } = createTestForm(nodesOf(shopForm), rules, {
    record: { ...record },
    http: { call: async () => ({ success: true }) as never },
  })
  await form.check()
  return Object.fromEntries(
    form.parts
      .flatMap(leavesOf)
      .flatMap(({ key, problems: { value } }) => (value[0] === undefined ? [] : [[key, value[0]]])),
  )
}

/** Returns the errors with which the server refuses the shop application, by field. */
function serverErrors(record: ShopApplication): Record<string, string> {
  try {
    readApplication(record, { today: '2026-11-20', refuse: shopApplicationInvalid })
    return {}
  } catch (error) {
    const { fields = {} } = error as HttpError
    return Object.fromEntries(Object.entries(fields).map(([name, { en }]) => [name, en]))
  }
}

const licences = [
  '91310101MA00000012',
  '9131 0101 ma00 000012',
  '310101000000012',
  'x',
  '91310101MO00000012',
  '31010100000001',
]
const idCards = ['990000199003071235', '990000 19900307 1235', '990000199003071236', '91310101MA00000012']
const cards = ['6217000000001234560', '6217 0000-0000 1234 560', '6217000000001234561', '12ab']
const accounts = ['12345678', '3100 1234-5678 90123', '1234567', '12ab', '1'.repeat(31)]

// The page checks a value only after the user has stopped typing for a while. The tests run concurrently, so
// that they wait at the same time.
test.concurrent.each<[string, Partial<ShopApplication>]>([
  ...licences.map((no): [string, Partial<ShopApplication>] => [`licence ${no}`, { licenceNo: no }]),
  ...licences.map((no): [string, Partial<ShopApplication>] => [
    `company with licence ${no}`,
    { bossKind: 'COMPANY', bossIdNo: no },
  ]),
  ...idCards.flatMap((no): [string, Partial<ShopApplication>][] => [
    [`legal representative with ID ${no}`, { legalIdNo: no }],
    [`owner with ID ${no}`, { bossIdNo: no }],
  ]),
  ...cards.map((no): [string, Partial<ShopApplication>] => [`card ${no}`, { accountNo: no }]),
  ...accounts.map((no): [string, Partial<ShopApplication>] => [
    `corporate account ${no}`,
    { accountKind: 'CORPORATE', accountNo: no },
  ]),
  ['existing owner', { isNewBoss: false, bossId: '5', bossKind: 'COMPANY', bossIdNo: null }],
])('the shop form and the server agree on the numbers: %s', async (_name, more) => {
  const record: ShopApplication = { shopCode: 'S1', licenceNo, isLongTerm: false, ...application, ...more }

  expect(Object.keys(await pageErrors(record))).toEqual(Object.keys(serverErrors(record)))
})
