import { expect, test, vi } from 'vitest'
import type { Endpoint } from '#schemas'
import { createContractRegistry, operations } from '#schemas/operations'
import { httpError } from '../http/errors.ts'
import { createContractLookUp } from './contract-look-up.ts'

const parcels: Endpoint = { method: 'GET', path: '/app/parcels', access: 'parcel:list', gives: 'page' }

/** A contract look-up with a server whose operations can change. */
function createServer(served: Record<string, Endpoint> = { 'parcel.list': parcels }) {
  const server = { served, failure: undefined as Error | undefined }
  const ask = vi.fn(async (names: readonly string[]) => {
    const found = Object.fromEntries(Object.entries(server.served).filter(([name]) => names.includes(name)))
    await Promise.resolve()
    if (server.failure) throw server.failure
    return found
  })
  const registry = createContractRegistry({ operations })
  return { server, ask, contracts: createContractLookUp({ registry, ask }) }
}

test('static operations are known at once and cause no request', async () => {
  const { ask, contracts } = createServer()

  await contracts.load(['bill.list', 'contract.find'])

  expect(contracts.findOperation('bill.list')).toBe(operations['bill.list'])
  expect(ask).not.toHaveBeenCalled()
})

test('an operation of the server is known after one request', async () => {
  const { ask, contracts } = createServer()
  expect(contracts.findOperation('parcel.list')).toBeUndefined()

  await contracts.load(['parcel.list'])
  await contracts.load(['parcel.list', 'bill.list'])

  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
  expect(ask.mock.calls).toEqual([[['parcel.list']]])
})

test('calls at the same moment share a request, and calls during it wait for its answer', async () => {
  const { ask, contracts } = createServer()

  const first = [contracts.load(['parcel.list', 'bill.list']), contracts.load(['parcel.add', 'parcel.list'])]
  await Promise.resolve()
  await Promise.resolve()
  expect(ask).toHaveBeenCalledTimes(1)
  await Promise.all([...first, contracts.load(['parcel.list'])])

  expect(ask.mock.calls).toEqual([[['parcel.list', 'parcel.add']]])
})

test('an absent name is asked for once, until the server reports a change', async () => {
  const { server, ask, contracts } = createServer({})
  await contracts.load(['parcel.list'])
  await contracts.load(['parcel.list'])
  expect(ask).toHaveBeenCalledTimes(1)

  server.served = { 'parcel.list': parcels }
  await contracts.refresh()

  expect(ask).toHaveBeenCalledTimes(2)
  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
})

test('after a change, loaded operations are replaced, and they stay known until then', async () => {
  const { server, contracts } = createServer()
  await contracts.load(['parcel.list'])
  server.served = { 'parcel.list': { ...parcels, path: '/app/parcel/list' } }

  const refreshed = contracts.refresh()
  expect(contracts.findOperation('parcel.list')?.path).toBe('/app/parcels')
  await refreshed
  expect(contracts.findOperation('parcel.list')?.path).toBe('/app/parcel/list')

  server.served = {}
  await contracts.refresh()
  expect(contracts.findOperation('parcel.list')).toBeUndefined()
})

test('loaded operations stay if they can not be loaded again', async () => {
  const { server, contracts } = createServer()
  await contracts.load(['parcel.list'])
  server.failure = new Error('the server is away')

  await contracts.refresh()

  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
})

test('a change without loaded operations causes no request', async () => {
  const { ask, contracts } = createServer()

  await contracts.refresh()

  expect(ask).not.toHaveBeenCalled()
})

test('an answer from before a change is not used', async () => {
  const { server, ask, contracts } = createServer({})
  const loading = contracts.load(['parcel.list'])
  await Promise.resolve()
  await Promise.resolve()
  expect(ask).toHaveBeenCalledTimes(1)

  server.served = { 'parcel.list': parcels }
  await contracts.refresh()
  await loading

  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
})

test('without an answer the look-up rejects, and the next one asks again', async () => {
  const { server, contracts } = createServer()
  server.failure = httpError({ code: 'HTTP_NETWORK', message: 'away', status: 0, notified: false })
  await expect(contracts.load(['parcel.list'])).rejects.toMatchObject({ code: 'HTTP_NETWORK' })

  server.failure = undefined
  await contracts.load(['parcel.list'])

  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
})

test('a server without the look-up has no further operations', async () => {
  const { server, ask, contracts } = createServer()
  server.failure = httpError({ code: 'HTTP_ERROR', message: 'not found', status: 404, notified: false })

  await contracts.load(['parcel.list'])
  await contracts.load(['parcel.list'])

  expect(contracts.findOperation('parcel.list')).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each(['constructor', '__proto__', 'parcel', 'a.b,c.d', ''])('"%s" is never asked for', async (name) => {
  const { ask, contracts } = createServer()

  await contracts.load([name])

  expect([ask.mock.calls.length, contracts.findOperation(name)]).toEqual([0, undefined])
})

test('more than 100 names are asked for in several requests', async () => {
  const { ask, contracts } = createServer()
  const names = Array.from({ length: 150 }, (_, index) => `parcel.field${index}`)

  await contracts.load([...names, 'parcel.list'])

  expect(ask.mock.calls.map(([asked]) => asked.length)).toEqual([100, 51])
  expect(contracts.findOperation('parcel.list')).toEqual(parcels)
})
