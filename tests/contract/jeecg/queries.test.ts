import { beforeAll, describe, expect, test } from 'vitest'
import { models, type OperationName, operations, shapes } from '#schemas'
import { isContractPath } from '../../../server/platform/http/envelope.ts'
import { type Answer, listed } from './client.ts'
import { expectRejection } from './expect-shape.ts'
import { serveJeecg } from './serve-jeecg.ts'

/** Tests the query conventions of the JeecgBoot contract, which every list supports. */

const { client, server } = serveJeecg()

type Asked = Readonly<Record<string, string>>

const people = (query: Asked) => client.get('/sys/user/list', { column: 'username', order: 'asc', ...query })
const namesIn = ({ result }: Answer): string[] =>
  result.records.map(({ username }: { username: string }) => username)
const names = async (query: Asked) => namesIn(await people({ pageSize: '200', ...query }))
const rules = (entries: object[], superQueryMatchType = 'and') => ({
  superQueryParams: encodeURIComponent(JSON.stringify(entries)),
  superQueryMatchType,
})

describe('forms of a filter value', () => {
  let everybody: string[]
  beforeAll(async () => {
    everybody = await names({})
    await client.put('/sys/user/edit', { ...(await person('keeper')), sex: 1 })
  })

  const person = async (username: string) =>
    (await client.get('/sys/user/list', { username })).result.records[0]

  test('the test user exists', () => {
    expect(everybody).toEqual(expect.arrayContaining(['admin', 'clerk', 'keeper', 'reviewer']))
  })

  test.each<[Asked, (name: string) => boolean]>([
    [{ username: 'admin' }, (name) => name === 'admin'],
    [{ username: 'dmi' }, () => false],
    [{ username: 'adm*' }, (name) => name.startsWith('adm')],
    [{ username: '*min' }, (name) => name.endsWith('min')],
    [{ username: '*dmi*' }, (name) => name.includes('dmi')],
    [{ username: '!admin' }, (name) => name !== 'admin'],
    [{ username: 'admin,clerk' }, (name) => ['admin', 'clerk'].includes(name)],
    [{ username: 'admin,' }, (name) => name === 'admin'],
    [{ username: ',dmi,ler,' }, (name) => name.includes('dmi') || name.includes('ler')],
    [{ username: 'admin++x' }, () => false],
    [{ username_MultiString: 'admin,clerk' }, (name) => ['admin', 'clerk'].includes(name)],
    [{ username_begin: 'keeper', username_end: 'keeper' }, (name) => name === 'keeper'],
    [{ username: 'null' }, () => true],
    [{ username: 'undefined' }, () => true],
    [{ username: '' }, () => true],
    [{ sex: 'undefined', status: 'null' }, () => true],
    [{ status: '1,' }, () => true],
    [{ status: '!1' }, () => false],
    [{ status: '>= 1' }, () => true],
    [{ status: '< 1' }, () => false],
    [{ sex: '1' }, (name) => name === 'keeper'],
    [{ sex: '!2' }, (name) => name === 'keeper'],
    [{ noSuchField: 'x', delFlag_x: '1' }, () => true],
    [{ createTime_begin: '2000-01-01', createTime_end: '2000-01-02' }, () => false],
    [{ createTime_begin: '2000-01-01 00:00:00', createTime_end: '' }, () => true],
  ])('%j', async (query, holds) => {
    expect(await names(query)).toEqual(everybody.filter(holds))
  })

  test.each<[string, object[], 'and' | 'or', (name: string) => boolean]>([
    ['eq', [{ field: 'username', rule: 'eq', val: 'admin' }], 'and', (name) => name === 'admin'],
    ['ne', [{ field: 'username', rule: 'ne', val: 'admin' }], 'and', (name) => name !== 'admin'],
    ['like', [{ field: 'username', rule: 'like', val: 'dmi' }], 'and', (name) => name.includes('dmi')],
    [
      'left_like',
      [{ field: 'username', rule: 'left_like', val: 'min' }],
      'and',
      (name) => name.endsWith('min'),
    ],
    [
      'right_like',
      [{ field: 'username', rule: 'right_like', val: 'ad' }],
      'and',
      (name) => name.startsWith('ad'),
    ],
    [
      'in',
      [{ field: 'username', rule: 'in', val: 'admin,clerk' }],
      'and',
      (name) => /^(admin|clerk)$/.test(name),
    ],
    [
      'eq with a number',
      [{ field: 'status', rule: 'eq', val: '1', type: 'select', dictCode: 'user_status' }],
      'and',
      () => true,
    ],
    [
      'ge with a day',
      [{ field: 'createTime', rule: 'ge', val: '2000-01-01', type: 'date' }],
      'and',
      () => true,
    ],
    [
      'lt with a time',
      [{ field: 'createTime', rule: 'lt', val: '2000-01-01 00:00:00', type: 'datetime' }],
      'and',
      () => false,
    ],
    [
      'two rules joined by "or"',
      [
        { field: 'username', rule: 'eq', val: 'admin' },
        { field: 'sex', rule: 'eq', val: 1 },
      ],
      'or',
      (name) => name === 'admin' || name === 'keeper',
    ],
    [
      'two rules joined by "and"',
      [
        { field: 'username', rule: 'eq', val: 'admin' },
        { field: 'sex', rule: 'eq', val: 1 },
      ],
      'and',
      () => false,
    ],
    ['an empty rule is ignored', [{}, { field: 'username', rule: 'eq', val: '' }], 'and', () => true],
  ])('superQueryParams: %s', async (_name, entries, match, holds) => {
    expect(await names(rules(entries, match))).toEqual(everybody.filter(holds))
  })

  test('rules joined by "or" are combined with the other filters', async () => {
    const either = rules(
      [
        { field: 'username', rule: 'eq', val: 'admin' },
        { field: 'sex', rule: 'eq', val: '1' },
      ],
      'or',
    )

    expect(await names({ ...either, username: '!admin' })).toEqual(['keeper'])
  })

  test.each<[string, Asked]>([
    ['superQueryParams', { superQueryParams: '[{' }],
    ['superQueryParams', rules([{ field: 'username', rule: 'ext', val: '1=1' }])],
    ['password', rules([{ field: 'password', rule: 'eq', val: 'x' }])],
    ['status', { status: 'abc' }],
    ['createTime_begin', { createTime_begin: 'yesterday' }],
    ['pageNo', { pageNo: 'x' }],
    ['pageSize', { pageSize: 'x' }],
  ])('an invalid %s is rejected with its name', async (key, query) => {
    expectRejection(await people(query), new RegExp(`${key}: `))
  })
})

describe('pages', () => {
  test.each<[Asked, { current: number; size: number }]>([
    [
      { pageNo: '', pageSize: '10' },
      { current: 1, size: 10 },
    ],
    [
      { pageNo: '1', pageSize: '' },
      { current: 1, size: 10 },
    ],
    [{ pageNo: 'null' }, { current: 1, size: 10 }],
    [{ pageNo: '0' }, { current: 1, size: 10 }],
    [
      { pageNo: '1', pageSize: '99999' },
      { current: 1, size: 200 },
    ],
    [
      { pageNo: '1', pageSize: '-521' },
      { current: 1, size: 200 },
    ],
  ])('%j', async (query, page) => {
    const { id } = (await client.get('/sys/role/list', { roleCode: 'shop_keeper' })).result.records[0]
    const others = await Promise.all([
      client.get('/sys/user/queryUserComponentData', query),
      client.get('/sys/user/departUserList', { depId: '', ...query }),
      client.get('/sys/user/userRoleList', { roleId: id, ...query }),
    ])

    for (const answer of [await people(query), ...others]) {
      expect(answer).toMatchObject({ status: 200, success: true, result: page })
    }
  })

  test('an unknown sort is ignored', async () => {
    const sorted = await names({ column: 'username_dictText', order: 'DESC' })

    expect(sorted).toEqual(await names({ column: 'none,username', order: 'desc' }))
    expect((await people({ column: 'noSuchColumn', order: 'up' })).success).toBe(true)
  })
})

/** Lists of the JeecgBoot contract, each with the fields by which clients can filter the list. */
const lists = (Object.entries(operations) as [OperationName, { path: string; gives: string }][]).flatMap(
  ([name, { path, gives }]) => {
    const list = models[shapes[name]?.model ?? '']?.list
    return gives === 'page' && isContractPath(path, '') && list && !path.endsWith('/userRoleList')
      ? [{ path, fields: Object.keys(list.filters).filter((field) => !list.fixed?.includes(field)) }]
      : []
  },
)

/**
 * Returns queries that filter by a field, one for each form of filter value that suits the type of the field.
 */
function formsOf(field: string): Asked[] {
  const isTime = /Time$/.test(field)
  const [one, two] = isTime ? ['2026-11-01', '2026-11-02 10:00:00'] : ['1', '2']
  const values = [one, `!${one}`, `> ${two}`, `<= ${one}`, `${one},${two}`, `${one},`, `=${one}`]
  // Wildcards aren't allowed for times.
  const parts = isTime ? [] : [`${one}*`, `*${one}`, `*${one}*`, `,${one},${two},`]
  const stockRules = [
    'eq',
    'ne',
    'gt',
    'ge',
    'lt',
    'le',
    'in',
    ...(isTime ? [] : ['like', 'left_like', 'right_like']),
  ]
  return [
    ...[...values, ...parts, 'null', 'undefined', ''].map((value) => ({ [field]: value })),
    { [`${field}_begin`]: one, [`${field}_end`]: two },
    { [`${field}_MultiString`]: `${one},${two}` },
    ...stockRules.map((rule) =>
      rules([
        { field, rule, val: one, type: 'text' },
        { field, rule, val: '' },
      ]),
    ),
    rules(
      stockRules.map((rule) => ({ field, rule, val: one })),
      'or',
    ),
  ]
}

test.each(lists)('$path accepts every form of value for each of its filters', async ({ path, fields }) => {
  const answers = await Promise.all(
    fields.flatMap(formsOf).map(async (query) => {
      const { status, success, message } = await client.get(path, { ...listed, ...query })
      return status === 200 && success ? '' : `${JSON.stringify(query)}: ${message}`
    }),
  )

  expect(fields.length).toBeGreaterThan(0)
  expect(answers.filter((problem) => problem !== '')).toEqual([])
})

test('all lists of the contract are tested', () => {
  expect(lists.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/sys/user/list', '/sys/role/list', '/sys/dict/list', '/sys/log/list']),
  )
  expect(lists.length).toBeGreaterThan(14)
})

test('no form of filter finds a masked field by a part of its value', async () => {
  for (const esReceiver of ['139*', '*0000', '*39*', '!1', '> 138', '1,2', ',139,']) {
    expectRejection(await client.get('/message/sysMessage/list', { ...listed, esReceiver }), /esReceiver: /)
  }
})

test('lists outside the JeecgBoot contract accept only their declared filters', async () => {
  const headers = await server.signIn()
  const ask = async (query: Asked) =>
    (await server.app.inject({ url: '/jeecg-boot/app/users/deleted', query, headers })).statusCode

  expect(await ask({ username: '*a*' })).toBe(200)
  expect(await ask({ username: '!a' })).toBe(400)
  expect(await ask({ pageSize: '' })).toBe(400)
  expect(await ask({ pageSize: '-521' })).toBe(400)
  expect(await ask({ noSuchField: '1' })).toBe(400)
})
