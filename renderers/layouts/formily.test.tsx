// @vitest-environment happy-dom
import { connect, useField } from '@formily/react'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineLayout } from '#runtime'
import { openPage } from '../../tests/support/draw.tsx'

afterEach(cleanup)

/** A custom void component for Formily. */
function Frame({ children }: { children?: ReactNode }) {
  const field = useField()
  return (
    <fieldset>
      <legend>{field.title}</legend>
      {children}
    </fieldset>
  )
}

const frame = defineLayout<object>({ name: 'Frame', title: 'Frame', Component: connect(Frame) })

const input = (field: string, more: object = {}) => ({
  node: 'field',
  id: field,
  field,
  title: field,
  ...more,
})

function openGroup(group: object) {
  const nodes = [{ node: 'group', id: 'name', ...group, nodes: [input('name'), input('city', { span: 2 })] }]
  const form = { nodes, submit: { op: 'bill.hold' } }
  openPage({ format: 1, id: 'a/Form', kind: 'form', title: 'Form', form } as { id: string }, {
    layouts: [frame],
  })
}

test('the grid lays out the inputs of the group with their widths', async () => {
  openGroup({ component: 'formily/FormGrid', props: { maxColumns: 3 } })

  const city = await screen.findByLabelText('city')
  await userEvent.type(city, 'Hangzhou')

  expect((city as HTMLInputElement).value).toBe('Hangzhou')
  const cell = city.closest('[data-grid-span]')
  expect(cell?.getAttribute('data-grid-span')).toBe('2')
  expect(cell?.parentElement?.className).toContain('formily-grid-layout')
})

test.each([
  ['of a form', {}, '20px 24px'],
  ['of the page', { columnGap: 4, rowGap: 2 }, '2px 4px'],
])('the grid has the gaps %s', async (_, props, gap) => {
  openGroup({ component: 'formily/FormGrid', props })

  const cell = (await screen.findByLabelText('city')).closest('[data-grid-span]')

  expect(cell?.parentElement?.style.gap).toBe(gap)
})

test('the layout sets label position and input size', async () => {
  openGroup({ component: 'formily/FormLayout', props: { layout: 'horizontal', size: 'small' } })

  const name = await screen.findByLabelText('name')

  expect(name.closest('[data-labels]')?.getAttribute('data-labels')).toBe('beside')
  expect(name.closest('.ant-input-sm, .ant-input-affix-wrapper-sm')).not.toBeNull()
})

test('a custom void component reads its field', async () => {
  openGroup({ component: 'Frame', title: 'Shop' })

  const group = await screen.findByRole('group', { name: 'Shop' })

  expect(group.querySelectorAll('input').length).toBe(2)
})

test('an unknown layout shows an error in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openGroup({ component: 'formily/FormGird' })

  expect(await screen.findByText(/REGISTRY_UNKNOWN/)).toBeTruthy()
})
