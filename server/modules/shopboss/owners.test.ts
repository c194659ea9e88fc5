import { beforeAll, expect, test } from 'vitest'
import type { ShopBoss } from '#schemas'
import { readIdCard } from '#schemas/numbers'
import { type Method, servePeople } from '../../../tests/support/serve-people.ts'

const { server, call: callServer, headers, run } = servePeople(['admin', 'clerk', 'reviewer', 'keeper'])
type Person = keyof typeof headers

beforeAll(() =>
  run(`insert into sys_role_permission (id, role_id, permission_id)
    select 'keeper-adds', r.id, p.id from sys_role r, sys_permission p
    where r.role_code = 'shop_keeper' and p.perms = 'shopBoss:add';
    update rights_epoch set epoch = epoch + 1`),
)

const call = (
  method: Method,
  path: string,
  { payload, ...options }: { by?: Person; payload?: object; query?: Record<string, string> } = {},
) => callServer(method, `/shopboss/shopBoss/${path}`, { ...options, body: payload })

/** Creates a valid ID number from a sequence number. */
function idCard(sequence: number): string {
  const body = `11010519900307${String(sequence).padStart(3, '0')}`
  return [...'0123456789X'].map((check) => body + check).find(readIdCard) ?? ''
}

let sequence = 0
const person = () => {
  sequence += 1
  return { kind: 'PERSON', name: `Owner ${sequence}`, mobile: '138 0000 0001', idNo: idCard(sequence) }
}
const add = async (by: Person = 'clerk'): Promise<ShopBoss & { number: string }> => {
  const payload = person()
  const { result } = await call('POST', 'add', { payload, by })
  return { ...result, number: payload.idNo }
}
const audit = (action: string, id: string) =>
  run('select detail from audit_log where action = $1 and subject_id = $2', [action, id])

test('a new owner is active, belongs to the department of the user, and has masked numbers', async () => {
  const owner = await add()

  expect(owner).toMatchObject({ status: 'ACTIVE', mobile: '138****0001', shopCount: 0, version: 0 })
  expect(owner.idNo).toMatch(/^1101 \*{4} \*{4} .{4}$/)
  const [stored] = await run('select id_no, mobile, sys_org_code from shop_boss where id = $1', [owner.id])
  expect(stored).toMatchObject({ mobile: '13800000001', sys_org_code: expect.stringMatching(/^A/) })
  expect(stored.id_no).not.toContain(owner.number)
  expect(JSON.stringify(await audit('shopBoss.add', owner.id))).not.toContain(owner.number)
})

test('an id number of another owner is an error at its field that names the owner', async () => {
  const { name, number } = await add()

  const { status, result } = await call('POST', 'add', { payload: { ...person(), idNo: number } })

  expect([status, result.error]).toEqual([409, 'SHOP_BOSS_ID_TAKEN'])
  expect(result.fields).toEqual({ idNo: `Owner ${name} has this number` })
})

test('an owner of another department is not named', async () => {
  const { number } = await add()

  const { result } = await call('POST', 'add', { payload: { ...person(), idNo: number }, by: 'keeper' })

  expect(result.fields).toEqual({ idNo: 'Another owner has this number' })
})

test.each([
  [{ mobile: '12' }, { mobile: 'Not a valid mobile number' }],
  [{ idNo: '110105199003070011' }, { idNo: 'Not a valid ID number' }],
  [{ kind: 'COMPANY', idNo: '12' }, { idNo: expect.stringContaining('licence number has 18 digits') }],
])('%o is refused at its field', async (wrong, fields) => {
  const { status, result } = await call('POST', 'add', { payload: { ...person(), ...wrong } })

  expect([status, result.fields]).toEqual([400, fields])
})

test('an edit with the loaded masks keeps the numbers', async () => {
  const { id, version, kind, mobile, idNo, number } = await add()

  const { result } = await call('PUT', 'edit', {
    payload: { id, version, kind, name: 'Renamed', mobile, idNo },
    by: 'clerk',
  })

  expect(result).toMatchObject({ name: 'Renamed', mobile, idNo, version: 1 })
  const shown = await call('POST', 'reveal', { payload: { id, field: 'idNo', reason: 'letter' } })
  expect(shown.result).toEqual({ value: number })
})

test('an edited id number is encrypted and found by its hash', async () => {
  const { id, version, kind, name, mobile } = await add()
  const idNo = person().idNo

  await call('PUT', 'edit', { payload: { id, version, kind, name, mobile, idNo } })

  const shown = await call('POST', 'reveal', { payload: { id, field: 'idNo', reason: 'letter' } })
  expect(shown.result).toEqual({ value: idNo })
  const again = await call('POST', 'add', { payload: { ...person(), idNo } })
  expect(again.result.error).toBe('SHOP_BOSS_ID_TAKEN')
})

test('a stale edit answers 409 and changes nothing', async () => {
  const { id, kind, name, mobile, idNo } = await add()

  const { status, result } = await call('PUT', 'edit', {
    payload: { id, version: 4, kind, name: 'Late', mobile, idNo },
  })

  expect([status, result.error]).toEqual([409, 'RECORD_CHANGED'])
  expect((await call('GET', 'queryById', { query: { id } })).result.name).toBe(name)
})

test('a suspended owner is offered for no new shop until resumed', async () => {
  const { id, name } = await add()
  const options = async () =>
    (
      await server.app.inject({
        url: '/jeecg-boot/shopinfo/shopBasicInfo/bossOptions',
        query: { keyword: name },
        headers: headers.admin,
      })
    )
      .json()
      .result.map((option: { id: string }) => option.id)

  const suspended = await call('PUT', 'suspend', {
    payload: { id, version: 0, reason: 'in dispute' },
    by: 'reviewer',
  })

  expect(suspended.result).toEqual({ id, status: 'SUSPENDED', version: 1 })
  expect(await options()).not.toContain(id)
  expect((await audit('shopBoss.suspend', id))[0].detail).toMatchObject({ reason: 'in dispute' })
  const again = await call('PUT', 'suspend', { payload: { id, version: 1, reason: 'again' } })
  expect([again.status, again.result.error]).toEqual([409, 'SHOP_BOSS_WRONG_STATUS'])

  await call('PUT', 'resume', { payload: { id, version: 1 }, by: 'reviewer' })

  expect(await options()).toContain(id)
  const { result } = await call('GET', 'timeline', { query: { id } })
  expect(result).toMatchObject([
    { kind: 'resume' },
    { kind: 'suspend', reason: 'in dispute', by: 'reviewer', byName: '王景行' },
  ])
})

test('a revealed number leaves an audit row with the reason', async () => {
  const { id, name } = await add()

  const { result } = await call('POST', 'reveal', {
    payload: { id, field: 'mobile', reason: ' call back ' },
    by: 'reviewer',
  })

  expect(result).toEqual({ value: '13800000001' })
  expect(await audit('shopBoss.reveal', id)).toEqual([
    { detail: { name, field: 'mobile', reason: 'call back' } },
  ])
})

test('an owner without shops can be deleted, one with shops or a merged one not', async () => {
  const { id } = await add()
  const keep = await add()
  const merged = await add()
  await call('PUT', 'merge', {
    payload: { keepId: keep.id, mergeId: merged.id, keepVersion: 0, mergeVersion: 0 },
  })
  const [busy] = await run('select boss_id as id from shop_basic_info limit 1')
  const remove = async (ownerId?: string) => {
    const { status, result } = await call('DELETE', 'delete', { query: { id: ownerId ?? '' } })
    return [status, result?.error]
  }

  expect(await remove(id)).toEqual([200, undefined])
  expect(await remove(id)).toEqual([404, 'SHOP_BOSS_NOT_FOUND'])
  expect(await remove(busy.id)).toEqual([409, 'SHOP_BOSS_IN_USE'])
  expect(await remove(keep.id)).toEqual([409, 'SHOP_BOSS_IN_USE'])
  expect(await remove(merged.id)).toEqual([409, 'SHOP_BOSS_MERGED'])
})

test('a merged owner is edited no more', async () => {
  const keep = await add()
  const { id, kind, name, mobile, idNo } = await add()
  await call('PUT', 'merge', { payload: { keepId: keep.id, mergeId: id, keepVersion: 0, mergeVersion: 0 } })

  const edited = await call('PUT', 'edit', { payload: { id, version: 1, kind, name, mobile, idNo } })

  expect([edited.status, edited.result.error]).toEqual([409, 'SHOP_BOSS_MERGED'])
})

test('each operation needs its permission', async () => {
  const { id, version, kind, name, mobile, idNo } = await add()
  const edited = { id, version, kind, name, mobile, idNo }
  const refused = await Promise.all([
    call('POST', 'add', { payload: person(), by: 'reviewer' }),
    call('PUT', 'edit', { payload: edited, by: 'reviewer' }),
    call('PUT', 'suspend', { payload: { id, version, reason: 'no right' }, by: 'clerk' }),
    call('POST', 'reveal', { payload: { id, field: 'idNo', reason: 'no right' }, by: 'clerk' }),
    call('DELETE', 'delete', { query: { id }, by: 'clerk' }),
    call('GET', 'detail', { query: { id }, by: 'keeper' }),
  ])

  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})

test('an unknown owner answers 404 everywhere', async () => {
  const { kind, name, mobile, idNo } = person()
  const missing = await Promise.all([
    call('GET', 'queryById', { query: { id: 'none' } }),
    call('GET', 'detail', { query: { id: 'none' } }),
    call('GET', 'timeline', { query: { id: 'none' } }),
    call('PUT', 'edit', { payload: { id: 'none', version: 0, kind, name, mobile, idNo } }),
    call('PUT', 'suspend', { payload: { id: 'none', version: 0, reason: 'unknown' } }),
    call('POST', 'reveal', { payload: { id: 'none', field: 'idNo', reason: 'unknown' } }),
  ])

  expect(missing.map(({ result }) => result.error)).toEqual(missing.map(() => 'SHOP_BOSS_NOT_FOUND'))
})
