// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

afterEach(cleanup)

const remote = (id: string, title: string, parent: string) => ({
  node: 'field',
  id,
  field: id,
  title,
  component: 'RemoteSelect',
  props: {
    op: 'shop.options',
    valueField: 'id',
    labelField: 'name',
    args: { by: id, parent: { $expr: `values.${parent}` } },
    needs: ['parent'],
  },
})
const page = {
  format: 1,
  id: 'x/Chain',
  kind: 'form',
  title: 'Chain',
  form: {
    nodes: [
      {
        node: 'field',
        id: 'brand',
        field: 'brand',
        title: 'Brand',
        component: 'Select',
        props: {
          options: [
            { value: 'tea', label: 'Tea' },
            { value: 'ice', label: 'Ice' },
          ],
        },
      },
      remote('region', 'Region', 'brand'),
      remote('shop', 'Shop', 'region'),
    ],
    submit: { op: 'shop.submit', label: 'Send' },
  },
}
/**
 * The region East belongs to both brands, and the region South only to the brand `tea`. Each shop belongs to
 * one region.
 */
const records = [
  { id: 'east', name: 'East', by: 'region', of: ['tea', 'ice'] },
  { id: 'south', name: 'South', by: 'region', of: ['tea'] },
  { id: 's1', name: 'West Lake', by: 'shop', of: ['east'] },
  { id: 's2', name: 'Pearl', by: 'shop', of: ['south'] },
]
const find = ({ query: { by, parent = '', ids } }: SeenCall) => ({
  result: records.filter(
    (one) =>
      one.by === by && one.of.includes(parent) && (ids === undefined || ids.split(',').includes(one.id)),
  ),
})
const options = { answers: { 'GET /shopinfo/shopBasicInfo/options': find }, codes: [] }

async function choose(field: string, title: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: field }))
  const [option] = (await screen.findAllByTitle(title)).slice(-1)
  await userEvent.click(option as HTMLElement)
}
const shown = (field: string) =>
  screen.getByRole('combobox', { name: field }).closest('.ant-select')?.textContent
const gone = 'The selected option is no longer available. Choose again.'

test('each select waits for the previous one', async () => {
  const { calls } = openPage(page, options)

  expect(await screen.findByRole('combobox', { name: 'Region' })).toMatchObject({ disabled: true })
  expect(shown('Region')).toContain('Choose the parent option first')
  expect(calls).toEqual([])
})

test('a change of the first select removes invalid values of the following selects and keeps valid values', async () => {
  openPage(page, options)
  await choose('Brand', 'Tea')
  await choose('Region', 'South')
  await choose('Shop', 'Pearl')
  expect(shown('Shop')).toContain('Pearl')

  await choose('Brand', 'Ice')

  expect((await screen.findAllByText(gone)).length).toBeGreaterThan(0)
  await expect.poll(() => shown('Region')).not.toContain('South')
  await expect.poll(() => shown('Shop')).toContain('Choose the parent option first')
})

test('a value that is an option of both parents stays, without a note', async () => {
  openPage(page, options)
  await choose('Brand', 'Tea')
  await choose('Region', 'East')
  await choose('Shop', 'West Lake')

  await choose('Brand', 'Ice')
  await expect.poll(() => within(document.body).queryByText('Checking availability…')).toBeNull()

  expect(shown('Region')).toContain('East')
  expect(shown('Shop')).toContain('West Lake')
  expect(screen.queryByText(gone)).toBeNull()
})
