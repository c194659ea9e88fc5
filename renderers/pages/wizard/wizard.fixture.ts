import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

export const field = (name: string, more: object = {}) => ({
  node: 'field',
  id: name,
  field: name,
  title: name,
  ...more,
})
export const step = (id: string, nodes: object[], more: object = {}) => ({
  id,
  title: `The ${id}`,
  nodes,
  ...more,
})
export const three = [
  step('first', [field('name', { required: true }), field('isLarge', { component: 'Switch' })]),
  step('second', [field('place', { required: true })]),
  step('third', [field('secret', { component: 'Password' }), field('note')]),
]
export const wizardOf = (more: object = {}) => ({
  format: 1,
  id: 'bill/HoldWizard',
  kind: 'wizard',
  title: 'Take in',
  params: { draft: { type: 'string', from: 'query' } },
  wizard: { steps: three, submit: { op: 'bill.hold' }, review: { title: 'Review' }, ...more },
})
export const withDrafts = (more: object = {}) =>
  wizardOf({ draft: { param: 'draft', titleField: 'name' }, ...more })
export const HOLD = 'PUT /bill/settleBill/hold'
export const LIST = 'GET /app/drafts'
export const SAVE = 'PUT /app/drafts'
export const ONE = 'GET /app/drafts/1'
export const REMOVE = 'DELETE /app/drafts/1'
export const savedDraft = (more: object = {}) => ({
  id: '1',
  page: 'bill/HoldWizard',
  pageVersion: 'v-bill/HoldWizard',
  title: 'Lake shop',
  step: 'second',
  values: { name: 'Lake shop' },
  createTime: '2026-03-08 09:00:00',
  updateTime: '2026-03-08 09:05:00',
  version: 0,
  ...more,
})
/** Returns the responses of a server with one saved draft. Each save increases the version of the draft. */
export const draftServer = (more: Record<string, () => object> = {}) => {
  let version = -1
  return {
    [LIST]: () => ({ result: [] }),
    [SAVE]: () => ({ result: { id: '1', version: ++version } }),
    [REMOVE]: () => ({ result: null }),
    ...more,
  }
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const stepNamed = (name: string) => screen.getByRole('button', { name: new RegExp(`^The ${name} `) })
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const bodiesOf = (calls: readonly SeenCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Record<string, unknown>)
export const typeName = async (text = 'Lake shop') =>
  userEvent.type(await screen.findByLabelText('name'), text)
export const toSecond = async () => {
  await typeName()
  await press(/Next step/)
  return screen.findByLabelText('place')
}
