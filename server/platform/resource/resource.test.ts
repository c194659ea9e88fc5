import { sql } from 'kysely'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleBillModel } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { withTransaction } from '../../db/index.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { defineListResource, type ListResource } from '../list/resource.ts'
import { defineResource } from './define-resource.ts'
import { pageImporter } from './importer.ts'
import { readRecord } from './records.ts'
import { addRecord, deleteRecords, editRecord } from './service.ts'

const { createTime } = settleBillModel.shape.properties

interface Line {
  id?: string
  note: string
  isOpen: boolean
  dueTime: string | null
}
interface Account {
  id: string
  code: string
  version: number
  lines: Line[]
}

const line = Type.Object({
  id: Type.Optional(Type.String()),
  note: Type.String(),
  isOpen: Type.Boolean(),
  dueTime: Type.Union([createTime, Type.Null()]),
})
const body = Type.Object({
  code: Type.String({ minLength: 2 }),
  lines: Type.Optional(Type.Array(line)),
})
const list = defineListResource<Account>({
  model: {
    name: 'Account',
    title: 'Account',
    shape: Type.Object({
      id: Type.String(),
      code: Type.String(),
      version: Type.Integer(),
      lines: Type.Array(line),
    }),
    list: {
      sortable: ['code'],
      filters: { code: ['eq'] },
      defaultSort: { field: 'code', order: 'asc' as const },
    },
  },
  table: 'account',
  scope: 'none',
  children: { lines: { table: 'account_line', key: 'account_id', order: 'line_no' } },
}) as unknown as ListResource<{ id: string }> & { table: string }

const accounts = defineResource({
  name: 'account',
  list,
  body,
  version: true,
  unique: [
    {
      index: 'uniq_account_code',
      field: 'code' as 'id',
      error: { en: 'Code already in use', zh: '编码已存在' },
    },
  ],
  hooks: {
    beforeRemove: (_tx, rows) => {
      if (rows.some((row) => (row as Account).code === 'kept')) throw accounts.notFound()
    },
  },
})

let server: TestDatabase
let count = 0
const context = {
  user: { id: 'u', username: 'ann', scope: unlimitedScope } as never,
  at: new Date('2026-05-01T00:00:00Z'),
  nextId: () => {
    count += 1
    return `i${count}`
  },
}
type Change<Result> = (tx: Parameters<Parameters<typeof withTransaction>[1]>[0]) => Promise<Result>
const change = <Result>(work: Change<Result>) => withTransaction(server.database.db, work)
const add = (values: object) =>
  change((tx) => addRecord(tx, accounts, values as Record<string, unknown>, context))
const edit = (values: { id: string }) => change((tx) => editRecord(tx, accounts, values, context))
const read = async (id: string) =>
  (await readRecord(server.database.db, list, { id, scope: unlimitedScope })) as Account | undefined
const lines = (...notes: string[]): Line[] =>
  notes.map((note) => ({ note, isOpen: true, dueTime: '2026-05-01 08:00:00' }))

beforeAll(async () => {
  server = await createTestDatabase()
  await sql`create table account (id varchar(32) primary key, code varchar(20) not null, version int not null default 0,
    create_by text, create_time timestamptz, update_by text, update_time timestamptz)`.execute(
    server.database.db,
  )
  await sql`create unique index uniq_account_code on account (code)`.execute(server.database.db)
  await sql`create table account_line (id varchar(32) primary key, account_id varchar(32) not null references account,
    line_no int not null, note text not null, is_open boolean not null, due_time timestamptz)`.execute(
    server.database.db,
  )
})
beforeEach(() => sql`truncate account, account_line`.execute(server.database.db))
afterAll(() => server.drop())

describe('child rows', () => {
  test('a record is added and read with its rows in their order', async () => {
    const { result, audit } = await add({ code: 'a1', lines: lines('two', 'one') })

    expect((result as Account).lines).toMatchObject([
      { note: 'two', isOpen: true, dueTime: '2026-05-01 08:00:00' },
      { note: 'one' },
    ])
    expect(audit).toMatchObject({ action: 'account.add', detail: { to: { lines: [{ note: 'two' }, {}] } } })
  })

  test('an edit adds, changes, moves and deletes rows; known rows keep their ids', async () => {
    const { id, lines: [first, second] = [] } = (await add({ code: 'a1', lines: lines('a', 'b') }))
      .result as Account

    await edit({ id, lines: [...lines('new'), { ...second, note: 'B' }] } as { id: string })

    const found = (await read(id))?.lines ?? []
    expect(found.map(({ note }) => note)).toEqual(['new', 'B'])
    expect(found[1]?.id).toBe(second?.id)
    expect(found.map((row) => row.id)).not.toContain(first?.id)
  })

  test('a list that is not in the body stays, and an empty list deletes the rows', async () => {
    const { id } = (await add({ code: 'a1', lines: lines('a') })).result

    await edit({ id })
    expect((await read(id))?.lines).toHaveLength(1)
    await edit({ id, lines: [] } as { id: string })
    expect((await read(id))?.lines).toEqual([])
  })

  test('the id of a row of another record makes a new row', async () => {
    const other = (await add({ code: 'a1', lines: lines('a') })).result as Account
    const { id } = (await add({ code: 'a2' })).result

    await edit({ id, lines: [{ ...other.lines[0], note: 'stolen' }] } as unknown as { id: string })

    expect(await read(other.id)).toEqual(other)
    expect((await read(id))?.lines).toMatchObject([{ note: 'stolen' }])
  })

  test('a record is deleted with its rows', async () => {
    const { id } = (await add({ code: 'a1', lines: lines('a') })).result

    await change((tx) => deleteRecords(tx, accounts, id, context))

    const { rows } = await sql`select from account_line`.execute(server.database.db)
    expect([await read(id), rows]).toEqual([undefined, []])
  })
})

describe('versions', () => {
  test('each edit makes the next version', async () => {
    const { id } = (await add({ code: 'a1' })).result

    await edit({ id, version: 0 } as { id: string })
    await edit({ id })

    expect((await read(id))?.version).toBe(2)
  })

  test('an edit of an older version answers 409 with both versions and changes nothing', async () => {
    const { id } = (await add({ code: 'a1' })).result
    await edit({ id, version: 0 } as { id: string })

    const late = edit({ id, code: 'late', version: 0 } as { id: string })

    await expect(late).rejects.toMatchObject({
      code: 'RECORD_CHANGED',
      status: 409,
      data: { current: 1, given: 0 },
    })
    expect((await read(id))?.code).toBe('a1')
  })
})

describe('imports', () => {
  const importer = pageImporter(accounts)
  const row = (at: number, code: string) => ({ row: at, values: { code } })

  test('cells are checked against the schema of new records', async () => {
    const found = await importer.check(server.database.db, [row(2, 'x'), row(3, 'ok')], context.user)

    expect(found.map(({ row: at, column }) => [at, column])).toEqual([[2, 'code']])
  })

  test('a batch can be undone', async () => {
    const { made } = await change((tx) => importer.run(tx, [row(2, 'a1'), row(3, 'a2')], context))
    const undone = await change((tx) => importer.undo(tx, made, context))

    expect(undone).toMatchObject({ undone: [{ row: 2 }, { row: 3 }], kept: [] })
    expect(await read(made[0]?.recordId ?? '')).toBeUndefined()
  })

  test('a record that may not be deleted keeps the whole batch', async () => {
    const { made } = await change((tx) => importer.run(tx, [row(2, 'a1'), row(3, 'kept')], context))
    const undone = await change((tx) => importer.undo(tx, made, context))

    expect(undone).toMatchObject({ undone: [], kept: [{ row: 3 }] })
    expect(await read(made[0]?.recordId ?? '')).toBeDefined()
  })
})

test('a unique violation is an error at its field', async () => {
  await add({ code: 'a1' })

  await expect(add({ code: 'a1' })).rejects.toMatchObject({ code: 'RECORD_TAKEN', fields: { code: {} } })
})

test('an area gets routes and unique columns from a resource', () => {
  expect(accounts.parts).toMatchObject({ routes: [expect.any(Function)], uniqueColumns: { account: {} } })
})
