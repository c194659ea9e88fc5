import { describe, expect, test } from 'vitest'
import type { FormPage } from '../meta/page.ts'
import { valueAt } from '../values.ts'
import { openedMode, viewPermissions } from './opened-page.ts'
import { pageInMode } from './page-in-mode.ts'
import { sourcePath } from './source-path.ts'

const field = (id: string, more: object = {}) => ({ node: 'field' as const, id, field: id, ...more })
const values = (name: string) => ({ [name]: { $expr: `values.${name}` } })

const page: FormPage = {
  format: 1,
  id: 'system/RoleForm',
  kind: 'form',
  title: 'New role',
  params: { id: { type: 'string' } },
  data: { role: { op: 'role.get', args: { id: { $expr: 'params.id' } } }, other: { dict: 'sizes' } },
  requires: { view: 'role:list' },
  form: {
    load: 'role',
    modes: {
      add: { requires: { view: 'role:add' }, submit: { op: 'role.add', args: { about: 'new' } } },
      edit: { title: 'Edit a role', submit: { op: 'role.edit', args: { id: { $expr: 'record.id' } } } },
      view: { title: 'Role' },
    },
    nodes: [
      field('code', { modes: ['add'] }),
      { node: 'group', id: 'more', nodes: [field('secret', { modes: ['add'] }), field('about')] },
      field('changed', { modes: ['edit', 'view'] }),
    ],
    rules: [{ id: 'same', holds: { $expr: 'true' }, message: 'Same', fields: ['code'], modes: ['add'] }],
    args: values('about'),
    conflict: { versionField: 'version' },
  },
}

describe('a page in a mode', () => {
  const idsOf = (drawn: FormPage) => JSON.stringify(drawn.form.nodes).match(/(?<="id":")[a-z]+/g)

  test('add loads no record and keeps its own nodes', () => {
    const added = pageInMode(page, 'add')

    expect(added).toMatchObject({ title: 'New role', requires: { view: 'role:add' } })
    expect(added.data).toEqual({ other: { dict: 'sizes' } })
    expect(added.form).not.toHaveProperty('load')
    expect(added.form).not.toHaveProperty('conflict')
    expect(added.form).not.toHaveProperty('modes')
    expect(idsOf(added)).toEqual(['code', 'more', 'secret', 'about'])
  })

  test('edit loads the record and requires its id', () => {
    const edited = pageInMode(page, 'edit')

    expect(edited).toMatchObject({
      title: 'Edit a role',
      requires: { view: 'role:list' },
      params: { id: { type: 'string', required: true } },
      form: { load: 'role', conflict: { versionField: 'version' }, rules: [] },
    })
    expect(idsOf(edited)).toEqual(['more', 'about', 'changed'])
  })

  test('a submit sends the shared arguments, and its own over them', () => {
    expect(pageInMode(page, 'edit').form.submit?.args).toEqual({
      ...values('about'),
      id: { $expr: 'record.id' },
    })
    expect(pageInMode(page, 'add').form.submit?.args).toEqual({ about: 'new' })
  })

  test('view has no submit', () => {
    expect(pageInMode(page, 'view').form).not.toHaveProperty('submit')
  })

  test('a form without modes stays as it is', () => {
    const plain = pageInMode(page, 'edit')

    expect(pageInMode(plain, 'add')).toBe(plain)
  })
})

test.each([
  [{}, 'add'],
  [{ id: '' }, 'add'],
  [{ id: '7' }, 'edit'],
  [{ id: '7', mode: 'view' }, 'view'],
  [{ id: '7', mode: 'print' }, 'edit'],
])('the parameters %j open the mode %s', (params, mode) => {
  expect(openedMode(page, params)).toBe(mode)
})

test('a form can name the parameter that selects its record', () => {
  const byCode = { ...page, form: { ...page.form, recordParam: 'code' } }

  expect(openedMode(byCode, { id: '7' })).toBe('add')
  expect(openedMode(byCode, { code: 'auditor' })).toBe('edit')
  expect(pageInMode(byCode, 'edit')).toMatchObject({ params: { code: { type: 'string', required: true } } })
  expect(pageInMode(byCode, 'edit').form).not.toHaveProperty('recordParam')
})

test('a form without the mode edit shows a record in the mode view', () => {
  const { edit: _, ...modes } = page.form.modes ?? {}

  expect(openedMode({ ...page, form: { ...page.form, modes } }, { id: '7' })).toBe('view')
})

test('each mode has its permission', () => {
  expect(viewPermissions(page)).toEqual(['role:add', 'role:list', 'role:list'])
})

test.each([
  [
    ['form', 'nodes', 1, 'field'],
    ['form', 'nodes', 2, 'field'],
  ],
  [
    ['form', 'nodes', 0, 'nodes', 0],
    ['form', 'nodes', 1, 'nodes', 1],
  ],
  [
    ['form', 'submit', 'op'],
    ['form', 'modes', 'edit', 'submit', 'op'],
  ],
  [
    ['form', 'submit', 'args', 'about'],
    ['form', 'args', 'about'],
  ],
  [
    ['form', 'load'],
    ['form', 'load'],
  ],
  [['title'], ['form', 'modes', 'edit', 'title']],
  [
    ['requires', 'view'],
    ['requires', 'view'],
  ],
])('the path %j of the mode edit is %j in the text', (path, source) => {
  expect(sourcePath(page, 'edit', path)).toEqual(source)
  expect(valueAt(page, source)).toEqual(valueAt(pageInMode(page, 'edit'), path))
})
