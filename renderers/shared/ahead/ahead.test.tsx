// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
const formWith = (props: object) => ({
  format: 1,
  id: 'system/GrantForm',
  kind: 'form',
  title: 'Rights',
  form: {
    nodes: [
      { node: 'field', id: 'grants', field: 'grants', title: 'Rights', component: 'PermissionTree', props },
    ],
    submit: { op: 'dataRule.saveGrants' },
  },
})
const bills = { id: 'm', parentId: null, title: 'Bills', code: 'bill:list', menuType: 0, held: true }

/** A list with a button that opens a form with a tree, whose settings these are. */
async function listOver(props: object) {
  let choices = [bills]
  const { calls } = openPage(LIST, {
    pages: { 'system/GrantForm': formWith(props) },
    answers: {
      'GET /sys/role/list': () => ({ result: { records: [], total: 0 } }),
      'GET /app/permissions/choices': () => ({ result: choices }),
    },
  })
  return {
    grant: await screen.findByRole('button', { name: 'Grant' }),
    asked: () => calls.filter(({ path }) => path === '/app/permissions/choices').length,
    change: (title: string) => {
      choices = [{ ...bills, title }]
    },
  }
}

test('what a form chooses from is asked for when somebody points at its button, once; and anew when it opens', async () => {
  const { grant, asked, change } = await listOver({})
  await userEvent.hover(grant)
  await waitFor(() => expect(asked()).toBe(1))
  await userEvent.unhover(grant)
  await userEvent.hover(grant)
  change('Settlement bills')

  await userEvent.click(grant)

  expect(await screen.findByRole('treeitem', { name: /Settlement bills/ })).toBeTruthy()
  expect(asked()).toBe(2)
})

test('what hangs on a value of the form is asked for when it is drawn', async () => {
  const { grant, asked } = await listOver({ op: { $expr: "'permission.choices'" } })

  await userEvent.hover(grant)
  expect(asked()).toBe(0)
  await userEvent.click(grant)

  expect(await screen.findByRole('treeitem', { name: /Bills/ })).toBeTruthy()
  expect(asked()).toBe(1)
})
