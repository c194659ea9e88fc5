import { beforeEach, expect, test } from 'vitest'
import { servePeople } from '../../../tests/support/serve-people.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'

type Person = 'admin' | 'configurator'

const { call, server } = servePeople<Person>(['admin', 'configurator'])

const ID = 'bill/SettleBillList'
const shipped = readShippedPages().get(ID)
const save = (body: object, by: Person = 'admin') =>
  call('PUT', '/app/pages/draft', { by, body: { id: ID, page: shipped, baseVersion: 0, ...body } })
const draft = async () => (await call('GET', '/app/pages/draft', { query: { id: ID } })).result
let version = 0
const publish = async () => {
  const body = { id: ID, page: shipped, baseVersion: version, message: 'Published' }
  version = (await call('POST', '/app/pages/publish', { body })).result.version
}

beforeEach(() => server.services.database.pool.query('delete from page_draft'))

test('a draft is stored as it is, with its author, and ends with the publication', async () => {
  await save({ baseVersion: version, page: { id: ID, unfinished: true } })
  const stored = await draft()
  await publish()

  expect(stored).toMatchObject({ page: { id: ID, unfinished: true }, updateBy: 'admin' })
  expect(await draft()).toBeNull()
})

test('a publication leaves the draft of another user', async () => {
  await save({ baseVersion: version }, 'configurator')

  await publish()

  expect((await draft()).updateBy).toBe('configurator')
})

test('a draft on a stale version answers 409', async () => {
  await publish()

  expect(await save({ baseVersion: version - 1 })).toMatchObject({
    status: 409,
    result: { error: 'PAGE_CHANGED' },
  })
})

test('of two first drafts of a page at the same moment, one is refused', async () => {
  const baseVersion = version

  const saved = await Promise.all([save({ baseVersion }), save({ baseVersion }, 'configurator')])

  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the draft of another user is replaced only by taking it over', async () => {
  await save({ baseVersion: version }, 'configurator')

  const refused = await save({ baseVersion: version })
  const taken = await save({ baseVersion: version, takeOver: true })

  expect([refused.status, refused.result.error]).toEqual([409, 'PAGE_DRAFT_OF_OTHER'])
  expect([taken.status, (await draft()).updateBy]).toEqual([200, 'admin'])
})
