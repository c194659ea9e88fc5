// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { drawField, drawView, openPage } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const east = { id: 'b', orgCode: 'A01A01', departName: 'East', children: null }
const south = { id: 'c', orgCode: 'A01A02', departName: 'South', children: null }
const head = { id: 'a', orgCode: 'A01', departName: 'Head office', children: [east, south] }
const answers = {
  'GET /sys/sysDepart/queryTreeList': () => ({ result: [head] }),
  'GET /sys/sysDepart/queryListByIds': () => ({ result: [east, south] }),
}

test('a department is found by its name, and stored by id', async () => {
  const { given } = drawField('DeptPicker', {}, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'sou')
  await userEvent.click(await screen.findByTitle('South (A01A02)'))

  expect(given).toEqual(['c'])
})

test('a department can be stored by code', async () => {
  const { given } = drawField('DeptPicker', { props: { value: 'orgCode' } }, { answers })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('East (A01A01)'))

  expect(given).toEqual(['A01A01'])
})

test('the dialog has a searchable tree with checkboxes', async () => {
  const { given } = drawField('DeptPicker', { value: ['b'], props: { multiple: true } }, { answers })

  await userEvent.click(await screen.findByRole('button', { name: 'Choose departments' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search departments' }), 'A01A02')
  await userEvent.click(await dialog.findByTitle('South'))
  expect(dialog.queryByTitle('East')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual([['b', 'c']])
})

test('names of stored departments load in one call, and an unknown department has a note', async () => {
  const { calls } = drawView('DeptPicker', ['b', 'c', 'z'], { multiple: true }, { answers })

  expect(await screen.findByText('East')).toBeTruthy()
  expect(screen.getByText('z (unknown)')).toBeTruthy()
  expect(calls.map(({ query }) => query)).toEqual([{ ids: 'b,c,z' }])
})

describe('within the departments of another field', () => {
  const among = { multiple: true, joined: true, within: 'a,c,' }

  test('the list and the dialog offer only these departments', async () => {
    const { given } = drawField('DeptPicker', { props: among }, { answers })
    await userEvent.click(await screen.findByRole('combobox'))
    expect(await screen.findByTitle('Head office (A01)')).toBeTruthy()
    expect(screen.queryByTitle('East (A01A01)')).toBeNull()
    await userEvent.keyboard('{Escape}')

    await userEvent.click(screen.getByRole('button', { name: 'Choose departments' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByTitle('East')).toBeNull()
    await userEvent.click(await dialog.findByTitle('South'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

    expect(given).toEqual(['c'])
  })

  test('a department whose parent is not available is offered at the top', async () => {
    drawField('DeptPicker', { props: { ...among, within: ['c'] } }, { answers })

    await userEvent.click(await screen.findByRole('button', { name: 'Choose departments' }))
    const dialog = within(await screen.findByRole('dialog'))

    expect(await dialog.findByTitle('South')).toBeTruthy()
    expect(dialog.queryByTitle('Head office')).toBeNull()
  })

  test.each([undefined, null, '', []])(
    'no department is offered while the other field is %j',
    async (none) => {
      const props = { ...among, within: none as unknown as string }
      drawField('DeptPicker', { props }, { answers })

      expect(await screen.findByRole<HTMLInputElement>('combobox')).toHaveProperty('disabled', true)
      expect(screen.getByText('Choose the parent option first')).toBeTruthy()
    },
  )

  test('a department that is no longer available is removed with a note', async () => {
    const charge = { ...{ node: 'field', id: 'charge', field: 'charge', title: 'In charge' } }
    const props = { multiple: true, joined: true, within: { $expr: 'values.own' } }
    const page = {
      ...{ format: 1, id: 'x/Departs', kind: 'form', title: 'Departments' },
      form: {
        nodes: [
          { node: 'field', id: 'own', field: 'own', title: 'Own', component: 'Text' },
          { ...charge, component: 'DeptPicker', props },
        ],
        submit: { op: 'shop.submit', label: 'Send' },
      },
    }
    openPage(page, { answers })
    const own = await screen.findByLabelText('Own')
    expect(await screen.findByText('Choose the parent option first')).toBeTruthy()
    await userEvent.type(own, 'b,c')
    await userEvent.click(screen.getByRole('combobox', { name: 'In charge' }))
    await userEvent.click(await screen.findByTitle('South (A01A02)'))

    await userEvent.type(own, '{Backspace}')

    expect(await screen.findByText('The selected option is no longer available. Choose again.')).toBeTruthy()
  })
})
