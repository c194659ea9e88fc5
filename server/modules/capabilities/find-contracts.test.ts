import Type from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Contracts } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function find(names: string | readonly string[], { username = 'admin', shapes = false } = {}) {
  const query = new URLSearchParams({
    names: typeof names === 'string' ? names : names.join(','),
    ...(shapes && { shapes: 'true' }),
  })
  const answer = await server.app.inject({
    url: `/jeecg-boot/app/contracts?${query}`,
    headers: await server.signIn(username),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const namesFor = async (names: readonly string[], username?: string) =>
  Object.keys((await find(names, { ...(username && { username }) })).result.operations)

describe('static operations', () => {
  test('an operation is answered with its endpoint', async () => {
    const { result } = await find('bill.list,bill.release')

    expect(result).toEqual({
      operations: {
        'bill.list': {
          method: 'GET',
          path: '/bill/settleBill/list',
          access: 'bill:list',
          gives: 'page',
          totals: 'bill.totals',
        },
        'bill.release': expect.objectContaining({ method: 'PUT', access: 'bill:release', idempotent: true }),
      },
    })
  })

  test('public operations and those of all signed-in users are answered to each user', async () => {
    const asked = ['app.capabilities', 'contract.find', 'bill.list', 'user.list']

    expect(await namesFor(asked, 'configurator')).toEqual(['app.capabilities', 'contract.find'])
  })

  test('an operation without permission is absent like an unknown one', async () => {
    const forbidden = await find('bill.release', { username: 'clerk', shapes: true })
    const unknown = await find('bill.explode', { username: 'clerk', shapes: true })

    expect(forbidden.result).toEqual({ operations: {}, shapes: {}, models: {} })
    expect({ ...forbidden, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 })
  })

  test('the shapes have the arguments, the result and its model', async () => {
    const { result } = await find('bill.list,bill.confirm', { username: 'clerk', shapes: true })
    const { shapes, models } = server.services.contracts.all()

    expect(result.shapes['bill.list']).toEqual(JSON.parse(JSON.stringify(shapes['bill.list'])))
    expect(result.shapes['bill.confirm'].args.properties).toHaveProperty('id')
    const { name, title, shape, relations, list } = models.SettleBill ?? {}
    expect(result.models).toEqual({
      SettleBill: {
        ...JSON.parse(JSON.stringify({ name, title, shape, relations, list })),
        locales: { 'zh-CN': expect.objectContaining({ 'Settlement bill': '结算账单', Payable: '应结金额' }) },
      },
    })
  })

  test('a model contains its units and relations', async () => {
    const { result } = await find('bill.list', { username: 'clerk', shapes: true })
    const { relations, shape } = result.models.SettleBill

    expect(relations).toEqual({ shop: { model: 'ShopBasicInfo', field: 'shopId' } })
    expect(shape.properties.payableFen).toMatchObject({ title: 'Payable', 'x-unit': 'fen' })
  })
})

describe('bad input', () => {
  test.each(['constructor', '__proto__', 'toString', 'bill', ' bill.list', 'bill.list\u0000'])(
    'the name "%s" is absent',
    async (name) => {
      expect((await find([name, 'contract.find'])).result.operations).toEqual({
        'contract.find': expect.anything(),
      })
    },
  )

  test('a repeated name is answered once', async () => {
    expect(await namesFor(['bill.list', 'bill.list'])).toEqual(['bill.list'])
  })

  test.each([
    ['no name', ''],
    ['an empty name', 'bill.list,'],
    ['101 names', Array.from({ length: 101 }, (_, index) => `bill.a${index}`)],
    ['a name of 101 characters', 'a'.repeat(101)],
  ])('%s is refused', async (_, names) => {
    expect(await find(names)).toMatchObject({ status: 400, result: { error: 'REQUEST_INVALID' } })
  })

  test('100 names are answered', async () => {
    expect((await find(Array.from({ length: 100 }, (_, index) => `bill.a${index}`))).status).toBe(200)
  })

  test('a visitor is refused', async () => {
    const answer = await server.app.inject({ url: '/jeecg-boot/app/contracts?names=bill.list' })

    expect(answer.statusCode).toBe(500)
  })
})

describe('an operation that is registered at run time', () => {
  const shape = Type.Object({ id: Type.String(), name: Type.String({ title: 'Name' }) })
  const source: Partial<Contracts> = {
    operations: {
      'parcel.list': { method: 'GET', path: '/app/parcels', access: 'bill:list', gives: 'page' },
      'parcel.send': { method: 'POST', path: '/app/parcels/send', access: 'parcel:send', gives: 'value' },
    },
    shapes: { 'parcel.list': { args: Type.Object({}), result: shape, model: 'Parcel' } },
    models: { Parcel: { name: 'Parcel', title: 'Parcel', chinese: { Parcel: '包裹' }, shape } },
  }
  let remove = () => {}
  afterEach(() => remove())

  test('is found without a restart, and absent again after its removal', async () => {
    expect(await namesFor(['parcel.list'], 'clerk')).toEqual([])

    remove = server.services.contracts.register(source)
    const { result } = await find('parcel.list', { username: 'clerk', shapes: true })
    expect(result).toEqual({
      operations: { 'parcel.list': source.operations?.['parcel.list'] },
      shapes: { 'parcel.list': JSON.parse(JSON.stringify(source.shapes?.['parcel.list'])) },
      models: {
        Parcel: {
          name: 'Parcel',
          title: 'Parcel',
          locales: { 'zh-CN': { Parcel: '包裹', Name: '名称' } },
          shape: JSON.parse(JSON.stringify(shape)),
          relations: {},
        },
      },
    })

    remove()
    expect(await namesFor(['parcel.list'], 'clerk')).toEqual([])
  })

  test('is found by users with its permission only', async () => {
    remove = server.services.contracts.register(source)
    const asked = ['parcel.list', 'parcel.send']

    expect(await namesFor(asked, 'configurator')).toEqual([])
    expect(await namesFor(asked, 'clerk')).toEqual(['parcel.list'])
  })

  test('is in the list of the operations that a user may call', async () => {
    remove = server.services.contracts.register(source)
    const services = async (username: string) => {
      const headers = await server.signIn(username)
      const { result } = (await server.app.inject({ url: '/jeecg-boot/api/service', headers })).json()
      return result.map(({ name }: { name: string }) => name)
    }

    expect(await services('clerk')).toContain('parcel.list')
    expect(await services('configurator')).not.toContain('parcel.list')
  })
})
