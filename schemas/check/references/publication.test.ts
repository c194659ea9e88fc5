import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { type CheckOptions, checkPage, pagesIndex } from '#schemas/check'
import type { FormNode } from '../../meta/form-node.ts'
import type { ListPage, Page } from '../../meta/page.ts'
import type { Submit } from '../../meta/submit.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../pages/${name}.page.json`, import.meta.url), 'utf8'))
const shops: ListPage = read('shopinfo/shop-info-list')

/** Returns the codes of a page's diagnostics, with their JSON Pointers. */
function check(page: Page, more: Partial<CheckOptions> = {}) {
  const found = checkPage(JSON.stringify(page), {
    contracts: { operations, shapes, models },
    catalog,
    ...more,
  })
  return found.map(({ code, pointer, message }) => ({ code, pointer, message }))
}

const input = (field: string, more: object = {}) =>
  ({ node: 'field', id: field, field, title: 'Position', component: 'Text', ...more }) as FormNode

/** Returns a form that submits its values without `args`. */
const form = (nodes: FormNode[], submit: Partial<Submit> = {}): Page => ({
  format: 1,
  id: 'system/PositionForm',
  kind: 'form',
  title: 'Position',
  requires: { view: 'system:position:add' },
  form: { model: 'SysPosition', nodes, submit: { op: 'position.add', ...submit } },
  locales: { 'zh-CN': { Position: '职务' } },
})

const hasName = { field: 'name', op: 'notEmpty' }

describe('required arguments', () => {
  test('a form with an input for each required argument has no error', () => {
    expect(check(form([input('name'), input('code')]))).toEqual([])
  })

  test('a form without the input of a required argument has an error', () => {
    expect(check(form([input('name')]))).toEqual([
      {
        code: 'E207',
        pointer: '/form/submit/op',
        message: 'position.add requires the argument "code", but the form has no input for it.',
      },
    ])
  })

  test('a value for the page only needs no field in the model, and is no argument', () => {
    expect(check(form([input('name'), input('code'), input('example', { sends: false })]))).toEqual([])
    expect(check(form([input('name'), input('code', { sends: false })]))).toMatchObject([{ code: 'E207' }])
  })

  test.each([
    ['the input itself', input('code', { visible: hasName }), '/form/nodes/1/visible'],
    [
      'a group around it',
      { node: 'group', id: 'group', title: 'Position', visible: hasName, nodes: [input('code')] } as FormNode,
      '/form/nodes/1/visible',
    ],
  ])('a condition of %s that can hide a required argument is a warning', (_, node, pointer) => {
    expect(check(form([input('name'), node]))).toMatchObject([{ code: 'W308', pointer }])
    expect(
      check(
        form([input('name'), node], {
          args: { name: { $expr: 'values.name' }, code: { $expr: 'values.code' } },
        }),
      ),
    ).toMatchObject([{ code: 'W308', pointer }])
  })

  test('two inputs of one argument may have conditions', () => {
    const second = input('code', { id: 'other', visible: { field: 'name', op: 'empty' } })

    expect(check(form([input('name'), input('code', { visible: hasName }), second]))).toEqual([])
  })

  test('the input of a computed argument may be hidden', () => {
    const args = { name: { $expr: 'values.name' }, code: { $expr: "coalesce(values.code, 'none')" } }

    expect(check(form([input('name'), input('code', { visible: hasName })], { args }))).toEqual([])
  })

  test('an edited cell can submit only its own value', () => {
    const { 'shop.editContact': edit } = shapes
    const args = { ...edit?.args, required: ['id', 'version', 'reason'] }
    const contracts = { operations, models, shapes: { ...shapes, 'shop.editContact': { ...edit, args } } }
    const found = check(shops, { contracts: contracts as unknown as CheckOptions['contracts'] })

    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
      shops.list.columns.flatMap(({ edit }, at) => (edit ? [`E207 /list/columns/${at}/edit/op`] : [])),
    )
  })
})

describe('a page that nothing opens', () => {
  const menuPages = ['system/SysUserList']

  test('has a warning', () => {
    expect(check(shops, { menuPages })).toMatchObject([{ code: 'W307', pointer: '/id' }])
  })

  test('needs a menu item or a page that opens it', () => {
    const opener: Page = {
      ...shops,
      id: 'shopinfo/Opener',
      list: { ...shops.list, detail: { open: 'drawer', page: shops.id } },
    }

    expect(check(shops, { menuPages: [...menuPages, shops.id] })).toEqual([])
    expect(
      check(shops, { menuPages, pages: pagesIndex([opener, shops]) }).map(({ code }) => code),
    ).not.toContain('W307')
  })

  test('does not open itself', () => {
    const own: ListPage = { ...shops, list: { ...shops.list, detail: { open: 'drawer', page: shops.id } } }

    expect(check(own, { menuPages, pages: pagesIndex([own]) }).map(({ code }) => code)).toContain('W307')
  })
})

test('default columns that do not fit a screen have a warning with their width', () => {
  const columns = shops.list.columns.map((column) => ({ ...column, hidden: false, width: 300 }))
  const found = check({ ...shops, list: { ...shops.list, columns } })

  expect(found).toMatchObject([
    { code: 'W309', pointer: '/list/columns', message: expect.stringMatching(/ \d{4} px wide in en-US/) },
  ])
})
