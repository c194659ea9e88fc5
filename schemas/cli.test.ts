import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { generatedFiles, pageFiles, runSchemaCommand } from './cli.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gaiwan-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const lines: string[] = []
  const options = { contracts: { operations, shapes, models }, catalog }
  const code = await runSchemaCommand({ args, root, options, print: (line) => lines.push(line) })
  return { code, lines }
}

test('the generated files are fresh; if not, run npm run schema -- types', () => {
  const stale = generatedFiles(root).filter(({ file, text }) => readFileSync(file, 'utf8') !== text)

  expect(stale.map(({ file }) => file)).toEqual([])
})

test('the generated validator loads nothing and makes no code', () => {
  const code = readFileSync(join(root, 'schemas/check/validate-page.gen.js'), 'utf8')

  expect(code).not.toMatch(/require\(|\bimport\b|new Function|\beval\(/)
})

test('check passes all shipped pages and says how many they were', async () => {
  const { code, lines } = await run('check')

  expect({ code, lines }).toEqual({
    code: 0,
    lines: [`${(await pageFiles(root)).length} pages checked: 0 errors, 0 warnings.`],
  })
})

test('check names file, line and column of a mistake and fails', async () => {
  const file = join(folder, 'broken.page.json')
  writeFileSync(file, '{\n  "format": 1,\n  "kind": "lst"\n}\n')

  const { code, lines } = await run('check', file)

  expect(code).toBe(1)
  expect(lines[0]).toMatch(
    /broken\.page\.json:3:11 E113 "kind" is none of the allowed values\..* Did you mean "list"\?$/,
  )
  expect(lines.at(-1)).toBe('1 page checked: 1 error, 0 warnings.')
})

test('check goes on with the other pages where one is of no known structure', async () => {
  const file = join(folder, 'half.page.json')
  writeFileSync(file, '{ "id": "bill/Half", "kind": "list", "list": { "search": { "fields": {} } } }')

  const { code, lines } = await run('check', file)

  expect(code).toBe(1)
  expect(lines[0]).toMatch(/half\.page\.json:1:\d+ E11/)
})

test('check says of a missing file that it is missing', async () => {
  const { code, lines } = await run('check', join(folder, 'nowhere.page.json'))

  expect(code).toBe(1)
  expect(lines[0]).toMatch(/nowhere\.page\.json: there is no such file/)
})

test('types --check tells that the files are fresh', async () => {
  expect((await run('types', '--check')).code).toBe(0)
})

test('manifest lists each permission with what it guards', async () => {
  const { lines } = await run('manifest')

  expect(lines.map((line) => line.split(/\s+/).join(' '))).toContain(
    'bill:release bill/SettleBillList action release',
  )
})

test('an unknown command is told apart from none', async () => {
  const [unknown, none] = [await run('chekc'), await run()]

  expect(unknown).toMatchObject({ code: 1, lines: [expect.stringContaining('There is no command "chekc".')] })
  expect(none.code).toBe(0)
})
