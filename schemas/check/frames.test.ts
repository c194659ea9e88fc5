import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkPage } from '#schemas/check'

const base = { format: 1, id: 'bill/Framed', title: 'Framed' }
const frame = (url: unknown) => ({ node: 'frame', id: 'frame', title: 'Reports', url })
const kinds = {
  detail: (url: unknown) => ({
    ...{ ...base, kind: 'detail', params: { id: { type: 'string' } } },
    data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
    detail: {
      load: 'bill',
      nodes: [{ node: 'tabs', id: 'tabs', items: [{ id: 'tab', title: 'Tab', nodes: [frame(url)] }] }],
    },
  }),
  form: (url: unknown) => ({
    ...{ ...base, kind: 'form' },
    form: { model: 'SysPosition', nodes: [frame(url)], submit: { op: 'position.add', label: 'Save' } },
  }),
  dashboard: (url: unknown) => ({
    ...{ ...base, kind: 'dashboard' },
    dashboard: { blocks: [{ id: 'frame', title: 'Reports', frame: url }] },
  }),
}

const codesOf = (page: object, frameOrigins: readonly string[] = []) =>
  checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog, frameOrigins })
    .filter(({ pointer }) => /\/(url|frame)/.test(pointer))
    .map(({ code }) => code)

const each = Object.entries(kinds)

test.each(each)('a frame in a %s may have a configured origin', (_, page) => {
  expect(codesOf(page('https://a.example/x'), ['https://a.example'])).toEqual([])
  expect(codesOf(page({ $text: 'https://a.example/x?by=${user.username}' }), ['https://a.example'])).toEqual(
    [],
  )
})

test.each(each)('an origin of a frame in a %s that is not configured is reported', (_, page) => {
  expect(codesOf(page('https://a.example/x'), ['https://b.example'])).toEqual(['W310'])
})

test.each(
  each.flatMap(([kind, page]) =>
    [
      'http://a.example',
      'javascript:alert(1)',
      'https://user:secret@a.example',
      { $text: '${user.username}' },
      { $text: 'https://${user.username}' },
      { $text: 'https://a.example${user.username}' },
      { $text: 'https://a.example:${user.username}' },
    ].map((url) => [kind, url, page] as const),
  ),
)('a frame in a %s with %j is refused', (_, url, page) => {
  expect(codesOf(page(url), ['https://a.example'])).toEqual(['E248'])
})

test('the expressions of an address are checked', () => {
  const url = { $text: 'https://a.example/${record.nothing}' }

  expect(codesOf(kinds.detail(url), ['https://a.example'])).toEqual(['E201'])
})
