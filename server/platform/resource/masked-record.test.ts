import { sql } from 'kysely'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withMask } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { withTransaction } from '../../db/index.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { defineListResource, type ListResource } from '../list/resource.ts'
import { defineResource } from './define-resource.ts'
import { readRecord } from './records.ts'
import { addRecord, deleteRecords, editRecord } from './service.ts'

const body = Type.Object({
  name: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  idNo: Type.Optional(Type.String()),
})
const line = Type.Object({ phone: withMask('phone', Type.String()) })
const shape = Type.Object({
  id: Type.String(),
  name: Type.String(),
  phone: withMask('phone', Type.String(), { reveal: 'owner:edit' }),
  idNo: withMask('idNumber', Type.String()),
})
const list = defineListResource({
  model: {
    name: 'Owner',
    title: 'Owner',
    shape,
    list: { sortable: ['id'], filters: {}, defaultSort: { field: 'id', order: 'asc' } },
  },
  table: 'owner',
  scope: 'none',
}) as unknown as ListResource<{ id: string }> & { table: string }
const owners = defineResource({ name: 'owner', list, body })

let server: TestDatabase
const contextOf = (reveals: readonly string[] = []) => ({
  user: { id: 'u', username: 'ann', scope: { ...unlimitedScope, reveals } } as never,
  at: new Date('2026-05-01T00:00:00Z'),
  nextId: () => 'o1',
})
const stored = { name: 'Ann', phone: '13900000002', idNo: '11010119900307123X' }
const shown = { name: 'Ann', phone: '139****0002', idNo: '1101 **** **** 123X' }
const edit = (values: object, reveals: readonly string[] = []) =>
  withTransaction(server.database.db, (tx) =>
    editRecord(tx, owners, { id: 'o1', ...values }, contextOf(reveals)),
  )
const storedRow = async () =>
  (await sql`select name, phone, id_no as "idNo" from owner`.execute(server.database.db)).rows[0]

beforeAll(async () => {
  server = await createTestDatabase()
  await sql`create table owner (id varchar(32) primary key, name text, phone text, id_no text, create_by text,
    create_time timestamptz, update_by text, update_time timestamptz)`.execute(server.database.db)
})
beforeEach(async () => {
  await sql`truncate owner`.execute(server.database.db)
  await withTransaction(server.database.db, (tx) => addRecord(tx, owners, stored, contextOf()))
})
afterAll(() => server.drop())

test('a record is read with its masks, and plain by a caller with the permission', async () => {
  const read = (reveals: readonly string[]) =>
    readRecord(server.database.db, list, { id: 'o1', scope: { ...unlimitedScope, reveals } })

  expect(await read([])).toEqual({ id: 'o1', ...shown })
  expect(await read(['owner:edit'])).toEqual({ id: 'o1', ...shown, phone: stored.phone })
})

test('a form that sends the masks back changes nothing of their values', async () => {
  const { result } = await edit({ ...shown, name: 'Bea' })

  expect(await storedRow()).toEqual({ ...stored, name: 'Bea' })
  expect(result).toEqual({ id: 'o1', ...shown, name: 'Bea' })
})

test('a mask of a caller who sees the plain value is not written either', async () => {
  await edit({ phone: shown.phone }, ['owner:edit'])

  expect(await storedRow()).toEqual(stored)
})

test.each(['138****0001', '139****', '**'])(
  'the mask %j of another value is an error at its field',
  async (phone) => {
    await expect(edit({ phone })).rejects.toMatchObject({
      code: 'RECORD_MASKED',
      status: 400,
      fields: { phone: { en: 'Enter the complete value' } },
    })
    expect(await storedRow()).toEqual(stored)
  },
)

test('a new record has no masks', async () => {
  const add = withTransaction(server.database.db, (tx) => addRecord(tx, owners, shown, contextOf()))

  await expect(add).rejects.toMatchObject({ code: 'RECORD_MASKED' })
})

test('a complete value replaces a masked one', async () => {
  await edit({ phone: '13700000003' })

  expect(await storedRow()).toMatchObject({ phone: '13700000003', idNo: stored.idNo })
})

test('the audit log has the masks, whatever the caller sees', async () => {
  const { audit, result } = await edit({ phone: '13700000003' }, ['owner:edit'])

  expect(result).toMatchObject({ phone: '13700000003' })
  expect(audit).toMatchObject({ detail: { from: shown, to: { ...shown, phone: '137****0003' } } })
  const deleted = await withTransaction(server.database.db, (tx) =>
    deleteRecords(tx, owners, 'o1', contextOf(['owner:edit'])),
  )
  expect(JSON.stringify(deleted.audit)).not.toContain('13700000003')
})

test('child rows that a form writes have no masks', () => {
  const lines = Type.Array(line)
  const withLines = defineListResource({
    model: { ...list.model, shape: Type.Object({ id: Type.String(), lines }) },
    table: 'owner',
    scope: 'none',
    children: { lines: { table: 'owner_line', key: 'owner_id', order: 'line_no' } },
  }) as unknown as ListResource<{ id: string }> & { table: string }

  expect(() => defineResource({ name: 'owner', list: withLines, body: Type.Object({ lines }) })).toThrow(
    'writes masked child rows: lines',
  )
})
