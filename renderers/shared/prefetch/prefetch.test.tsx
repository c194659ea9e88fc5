// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const LIST = {
  format: 1,
  id: 'system/RoleList',
  kind: 'list',
  title: 'Roles',
  data: { rows: { op: 'role.list' } },
  list: {
    columns: [{ id: 'roleName', field: 'roleName', title: 'Role' }],
    toolbar: ['grant'],
  },
  actions: [
    { id: 'grant', label: 'Grant', steps: [{ do: 'openDrawer', page: 'system/GrantForm', title: 'Rights' }] },
  ],
}
const formWith = (props: object, more: object) => ({
  format: 1,
  id: 'system/GrantForm',
  kind: 'form',
  title: 'Rights',
  form: {
    nodes: [
      {
        ...{
          node: 'field',
          id: 'grants',
          field: 'grants',
          title: 'Rights',
          component: 'PermissionTree',
          props,
        },
        ...more,
      },
    ],
    submit: { op: 'dataRule.saveGrants' },
  },
})
const bills = { id: 'm', parentId: null, title: 'Bills', code: 'bill:list', menuType: 0, held: true }

/** Opens a list with a button that opens a form. The form contains a tree field with the given settings. */
async function listOver(props: object, more: object = {}) {
  let choices = [bills]
  let isRefused = false
  const { calls, problems } = openPage(LIST, {
    pages: { 'system/GrantForm': formWith(props, more) },
    answers: {
      'GET /sys/role/list': () => ({ result: { records: [], total: 0 } }),
      'GET /app/permissions/choices': () =>
        isRefused ? { status: 503, success: false, message: 'away' } : { result: choices },
    },
  })
  return {
    grant: await screen.findByRole('button', { name: 'Grant' }),
    problems,
    refuse: (to: boolean) => {
      isRefused = to
    },
    asked: () => calls.filter(({ path }) => path === '/app/permissions/choices').length,
    change: (title: string) => {
      choices = [{ ...bills, title }]
    },
  }
}

test('options of a form are loaded once, on hover of its button', async () => {
  const { grant, asked } = await listOver({})
  await userEvent.hover(grant)
  await waitFor(() => expect(asked()).toBe(1))
  await userEvent.unhover(grant)
  await userEvent.hover(grant)

  await userEvent.click(grant)

  expect(await screen.findByRole('treeitem', { name: /Bills/ })).toBeTruthy()
  expect(asked()).toBe(1)
})

test('outdated options are loaded again when the form opens', async () => {
  const { grant, asked, change } = await listOver({})
  await userEvent.hover(grant)
  await waitFor(() => expect(asked()).toBe(1))
  change('Settlement bills')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 10_000)

  await userEvent.click(grant)

  expect(await screen.findByRole('treeitem', { name: /Settlement bills/ })).toBeTruthy()
  expect(asked()).toBe(2)
})

test('a failed prefetch is silent; the form loads again and shows the error', async () => {
  const { grant, asked, refuse, problems } = await listOver({})
  refuse(true)
  await userEvent.hover(grant)
  await waitFor(() => expect(asked()).toBe(1))

  await userEvent.click(grant)
  const again = await screen.findByRole('button', { name: /again/i })
  refuse(false)
  await userEvent.click(again)

  expect(await screen.findByRole('treeitem', { name: /Bills/ })).toBeTruthy()
  expect(problems).toEqual([])
})

test.each([
  ['right', { requires: { read: 'secret:read' } }],
  ['value', { visible: { field: 'kind', op: 'eq', value: 'own' } }],
])('a field shown for a %s only is not prefetched', async (_, more) => {
  const { grant, asked } = await listOver({}, more)

  await userEvent.hover(grant)
  await userEvent.click(grant)

  expect(await screen.findByRole('button', { name: /Save/ })).toBeTruthy()
  expect(asked()).toBe(0)
})

test('options that depend on a value are loaded when the field is rendered', async () => {
  const { grant, asked } = await listOver({ op: { $expr: "'permission.choices'" } })

  await userEvent.hover(grant)
  expect(asked()).toBe(0)
  await userEvent.click(grant)

  expect(await screen.findByRole('treeitem', { name: /Bills/ })).toBeTruthy()
  expect(asked()).toBe(1)
})
