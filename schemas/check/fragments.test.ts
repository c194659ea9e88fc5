import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkFragment, checkPage, parsePage } from '#schemas/check'
import type { Fragment, Fragments } from '#schemas/fragments'

const sender: Fragment = {
  ...{ format: 1, id: 'shared/Sender', kind: 'group' },
  nodes: [{ node: 'field', id: 'by', field: 'createBy', title: 'Sent by' }],
  locales: { 'zh-CN': { 'Sent by': '发送人' } },
}
const options = { contracts: { operations, shapes, models }, catalog }

const page = (fragment: string, more: readonly object[] = []) => ({
  ...{ format: 1, id: 'system/DepartCard', kind: 'detail', title: 'Department' },
  params: { id: { type: 'string', required: true } },
  data: { depart: { op: 'depart.get', model: 'Depart', args: { id: { $expr: 'params.id' } } } },
  requires: { view: 'system:depart:list' },
  detail: {
    load: 'depart',
    nodes: [{ node: 'group', id: 'all', nodes: [{ node: 'fragment', id: 'sent', fragment }, ...more] }],
  },
  locales: { 'zh-CN': { Department: '部门' } },
})

/** Returns short diagnostics of a page that uses the fragment. */
const check = (fragment: object, { name = 'shared/Sender', more = [] as readonly object[] } = {}) =>
  checkPage(JSON.stringify(page(name, more)), {
    ...options,
    fragments: { 'shared/Sender': fragment } as Fragments,
  }).map(({ code, message, hint, nodeId, pointer }) => ({ code, message, hint, nodeId, pointer }))

const at = '/detail/nodes/0/nodes/0/fragment'
const changed = (change: object) => ({ ...sender, nodes: [{ ...sender.nodes[0], ...change }] })

test('a page with the texts and fields of its fragment has no diagnostics', () => {
  expect(check(sender)).toEqual([])
})

test('an unknown fragment is reported with the nearest one', () => {
  expect(check(sender, { name: 'shared/Sendr' })).toEqual([
    {
      code: 'E218',
      message: 'There is no fragment "shared/Sendr".',
      hint: 'Did you mean "shared/Sender"?',
      ...{ nodeId: 'sent', pointer: at },
    },
  ])
})

test('a fragment within a fragment is refused', () => {
  const nodes = [{ node: 'fragment', id: 'in', fragment: 'shared/Sender' }]
  const outer = { ...sender, nodes, locales: {} }

  expect(check(outer)).toMatchObject([{ code: 'E219', nodeId: 'sent', pointer: at }])
  expect(checkFragment(JSON.stringify(outer), options)).toMatchObject([{ code: 'E219', pointer: '/nodes/0' }])
})

test('an unknown field of a fragment is reported at the node of the page', () => {
  expect(check(changed({ field: 'createBt' }))).toEqual([
    {
      code: 'E201',
      message: expect.stringMatching(/^In "shared\/Sender": .*"createBt"/),
      hint: 'Did you mean "createBy"?',
      ...{ nodeId: 'sent', pointer: at },
    },
  ])
})

test('a fragment of the wrong kind is reported at the node of the page', () => {
  const nodes = [{ node: 'text', id: 'note', text: 'Note' }]

  expect(check({ ...sender, kind: 'detail', nodes })).toMatchObject([
    { code: 'E113', message: expect.stringContaining('In "shared/Sender"'), pointer: at },
  ])
})

test('an id of the page that a node of the fragment gets is reported', () => {
  const own = { node: 'field', id: 'sent-by', field: 'departName', title: 'Sent by' }

  expect(check(sender, { more: [own] })).toMatchObject([
    { code: 'E226', pointer: '/detail/nodes/0/nodes/1/id' },
  ])
})

test('an error behind a fragment has the place in the text of the page', () => {
  const wrong = { node: 'field', id: 'name', field: 'departNam', title: 'Department' }
  const two = { ...sender, nodes: [...sender.nodes, { ...sender.nodes[0], id: 'too' }] }

  expect(check(two, { more: [wrong] })).toMatchObject([
    { code: 'E201', nodeId: 'name', pointer: '/detail/nodes/0/nodes/1/field' },
  ])
})

test('a page with an unknown fragment is not read', () => {
  const text = JSON.stringify(page('shared/Sender'))

  expect(parsePage(text)).toBeUndefined()
  expect(JSON.stringify(parsePage(text, { 'shared/Sender': sender }))).not.toContain('"fragment"')
})

test.each<[string, object, string, string]>([
  ['an unknown key', { ...sender, title: 'Sender' }, 'E110', '/title'],
  ['no nodes', { ...sender, nodes: [] }, 'E115', '/nodes'],
  ['an unknown kind', { ...sender, kind: 'lst' }, 'E113', '/kind'],
  ['a node without an id', changed({ id: undefined }), 'E111', '/nodes/0'],
  ['an id twice', { ...sender, nodes: [sender.nodes[0], sender.nodes[0]] }, 'E226', '/nodes/1/id'],
  ['a text without a translation', { ...sender, locales: { 'zh-CN': {} } }, 'W301', '/nodes/0/title'],
  [
    'an unused translation',
    { ...sender, locales: { 'zh-CN': { 'Sent by': '甲', Other: '乙' } } },
    'W302',
    '/locales/zh-CN/Other',
  ],
])('a fragment with %s is reported', (_, fragment, code, pointer) => {
  expect(checkFragment(JSON.stringify(fragment), options)).toMatchObject([{ code, pointer }])
})

test.each(['', '[]', '1', '{', '{"kind":"form","nodes":null}'])('the text %j is no fragment', (text) => {
  expect(checkFragment(text, options).length).toBeGreaterThan(0)
})

test('the file of a fragment has the name of its id', () => {
  const found = checkFragment(JSON.stringify(sender), { ...options, file: 'shared/send.fragment.json' })

  expect(found).toMatchObject([
    { code: 'E271', message: expect.stringContaining('shared/sender.fragment.json') },
  ])
})
