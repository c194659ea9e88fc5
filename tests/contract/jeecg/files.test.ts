import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../support/rows.ts'
import { runJob } from '../../support/run-job.ts'
import { serveTests } from '../../support/serve-tests.ts'
import { multipartOf, PNG } from '../../support/upload.ts'
import { firstOf, type JeecgClient, jeecgClient } from './client.ts'

/** Files as the clients 2.2.0 and 2.4.6 upload and show them. */
const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-jeecg-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const server = serveTests({ env: { UPLOAD_DIR: folder } })
const { run, userId } = rowsOf(server)
const DAY = 86_400_000

let token: { 'x-access-token': string }
let client: JeecgClient
const signIn = async () => {
  token = await server.signIn()
  client = jeecgClient(server, token)
}
beforeAll(signIn)

/** Uploads a file, with the field `biz` after the file, as these clients do. */
async function upload(biz: string, fileName = 'tea.png', body: Buffer | string = PNG): Promise<string> {
  const form = multipartOf([
    { name: 'file', fileName, body },
    { name: 'biz', body: biz },
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...token },
  })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().message
}

/** Opens a file as `<img>` does, without a token. */
const show = (stored: string) => server.app.inject({ url: `/jeecg-boot/sys/common/static/${stored}` })
const statusOf = async (stored: string) => (await show(stored)).statusCode
const srcOf = (stored: string) => `http://127.0.0.1:3000/jeecg-boot/sys/common/static/${stored}`

describe('a picture that no record names yet', () => {
  test.each(['temp', 'jeditor'])('is shown by its name without a token, for a day: %s', async (biz) => {
    const stored = await upload(biz)

    const shown = await show(stored)
    server.wait(DAY)
    const later = await statusOf(stored)
    await signIn()

    expect(stored).toMatch(new RegExp(`^${biz}/[\\w-]{32}\\.png$`))
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(later).toBe(404)
  })

  test('is swept after a day, unlike adopted pictures', async () => {
    const [left, kept] = [await upload('jeditor'), await upload('jeditor')]
    await client.post('/sys/annountCement/add', {
      ...{ titile: '留图', msgCategory: '1', msgType: 'ALL', priority: 'L' },
      msgContent: `<p><img src="${srcOf(kept)}" /></p>`,
    })

    server.wait(2 * DAY)
    await runJob(server, 'file.unsent')
    await signIn()

    const rows = await run('select path from upload_file where path = any($1)', [[left, kept]])
    expect(rows).toEqual([{ path: kept }])
    expect([await statusOf(left), await statusOf(kept)]).toEqual([404, 200])
  })

  test('may be a document only with a token', async () => {
    const stored = await upload('temp', 'tea.pdf', '%PDF-1.7')

    expect(await statusOf(stored)).toBe(404)
  })
})

describe('a saved record adopts its picture', () => {
  test('a user that is edited with a picture named temp', async () => {
    const stored = await upload('temp')
    const user = await firstOf(client, '/sys/user/list', { username: '*keeper*' })

    const edited = await client.put('/sys/user/edit', {
      ...user,
      avatar: stored,
      selectedroles: '',
      selecteddeparts: '',
    })

    expect(edited).toMatchObject({ success: true })
    const [file] = await run('select owner_id, is_public, open_until from upload_file where path = $1', [
      stored,
    ])
    expect(file).toEqual({ owner_id: await userId('keeper'), is_public: true, open_until: null })
    expect(await statusOf(stored)).toBe(200)
  })

  test('an announcement whose text shows it, at the address of this server', async () => {
    const stored = await upload('jeditor')
    await client.post('/sys/annountCement/add', {
      ...{ titile: '新茶', msgCategory: '1', msgType: 'ALL', priority: 'L' },
      msgContent: `<p>上市<img src="${srcOf(stored)}" /></p>`,
    })

    const { msgContent } = await firstOf(client, '/sys/annountCement/list', { titile: '*新茶*' })
    await run("update upload_file set open_until = open_until - interval '2 days' where path = $1", [stored])

    expect(msgContent).toContain(`<img src="/jeecg-boot/sys/common/static/${stored}" />`)
    const { statusCode, headers } = await show(stored)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  })

  test('a template of a system message', async () => {
    const stored = await upload('jeditor')

    const added = await client.post('/sys/message/sysMessageTemplate/add', {
      ...{ templateCode: 'PICTURE', templateName: '图', templateType: '4', templateTestJson: '{}' },
      templateContent: `<p><img src="${srcOf(stored)}" /></p>`,
    })

    expect(added).toMatchObject({ success: true })
    expect(await run('select is_public from upload_file where path = $1', [stored])).toEqual([
      { is_public: true },
    ])
  })

  test('but not a picture of another user, and not a private file', async () => {
    const foreign = await upload('jeditor')
    const own = multipartOf([{ name: 'file', fileName: 'card.png', body: PNG }])
    const { message: secret } = (
      await server.app.inject({
        method: 'POST',
        url: '/jeecg-boot/sys/common/upload',
        payload: own.payload,
        headers: { ...own.headers, ...token },
      })
    ).json()
    await run('update upload_file set owner_id = $1 where path = $2', [await userId('clerk'), foreign])

    await client.post('/sys/annountCement/add', {
      ...{ titile: '别人的图', msgCategory: '1', msgType: 'ALL', priority: 'L' },
      msgContent: `<img src="${srcOf(foreign)}" /><img src="${srcOf(secret)}" />`,
    })

    const files = await run('select is_public from upload_file where path = any($1)', [[foreign, secret]])
    expect(files).toEqual([{ is_public: false }, { is_public: false }])
    expect(await statusOf(secret)).toBe(404)
  })
})
