import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { printPage } from '#schemas/print'
import { makeArea } from './make-area.ts'

const project = path.resolve(import.meta.dirname, '../../../..')
const AREAS = 'server/areas.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gaiwan-area-'))
  cpSync(path.join(project, AREAS), path.join(root, AREAS))
  mkdirSync(path.join(root, 'server/db/migrations'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const linesOf = (folder: string) => readFileSync(path.join(folder, AREAS), 'utf8').split('\n')
const filesIn = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(root, file)).isFile() && file !== AREAS)
    .map((file) => path.dirname(file))

test('an area consists of three folders, a migration and one line', () => {
  expect(makeArea(root, ['tea-blend', '茶品'])).toMatchObject({ next: expect.anything() })

  expect(new Set(filesIn())).toEqual(
    new Set([
      'schemas/contracts/tea-blend',
      'schemas/pages/tea-blend',
      'server/db/migrations',
      'server/modules/tea-blend',
    ]),
  )
  expect(linesOf(root).filter((line) => !linesOf(project).includes(line))).toEqual([
    "export { teaBlendArea } from './modules/tea-blend/area.ts'",
  ])
})

test('the migration comments the table and each of its columns', () => {
  makeArea(root, ['tea-blend', '茶品'])
  const sql = readFileSync(path.join(root, 'server/db/migrations/0001-tea-blend.sql'), 'utf8')
  const columns = [...sql.matchAll(/^ {2}(\w+) /gm)].map(([, column]) => column)
  const commented = [...sql.matchAll(/^comment on column tea_blend\.(\w+) is '.+';$/gm)].map(
    ([, column]) => column,
  )

  expect(sql).toContain("comment on table tea_blend is 'Tea blend';")
  expect(columns).toContain('create_time')
  expect(commented).toEqual(columns)
})

test('the pages are canonical: a list, and one form that adds and edits', () => {
  makeArea(root, ['tea-blend', '茶品'])
  const folder = path.join(root, 'schemas/pages/tea-blend')
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.page.json'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))

  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toBe(printPage(JSON.parse(text)))
})

test('the lines of the areas are in the order of their folders', () => {
  const folderOf = (line: string) => line.slice(line.indexOf(' from '), line.lastIndexOf('/'))
  makeArea(root, ['tea-blend', '茶品'])
  const lines = linesOf(root).filter((line) => line.startsWith('export '))

  expect(lines).toEqual([...lines].sort((a, b) => (folderOf(a) < folderOf(b) ? -1 : 1)))
})

test.each([[[]], [['tea-blend']], [['TeaBlend', '茶品']], [['tea-blend', 'tea']], [['../x', '茶品']]])(
  'the arguments %j are refused, and no file is written',
  (args) => {
    expect(makeArea(root, args)).toEqual({ problem: expect.stringContaining('names no area') })
    expect(filesIn()).toEqual([])
  },
)

test('an existing area is not overwritten', () => {
  makeArea(root, ['tea-blend', '茶品'])

  expect(makeArea(root, ['tea-blend', '茶品'])).toEqual({
    problem: 'schemas/contracts/tea-blend/endpoints.ts is there already.',
  })
})
