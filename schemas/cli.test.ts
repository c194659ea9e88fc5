import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { fragmentFiles } from '#schemas/fragments'
import { canonicalText, printPage } from '#schemas/print'
import { generatedFiles, pageFiles, runSchemaCommand } from './cli.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gaiwan-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => runIn(root, ...args)

async function runIn(root: string, ...args: string[]) {
  const lines: string[] = []
  const options = { contracts: { operations, shapes, models }, catalog }
  const code = await runSchemaCommand({ args, root, options, print: (line) => lines.push(line) })
  return { code, lines }
}

test('the generated files are up to date; if not, run npm run schema -- types', () => {
  const stale = generatedFiles(root).filter(({ file, text }) => readFileSync(file, 'utf8') !== text)

  expect(stale.map(({ file }) => file)).toEqual([])
})

test('the generated validator imports nothing and compiles nothing', () => {
  const code = readFileSync(join(root, 'schemas/check/validate-page.gen.js'), 'utf8')

  expect(code).not.toMatch(/require\(|^\s*import\b|\bimport\(|new Function|\beval\(/m)
})

test('check accepts all shipped pages and fragments and prints their number', async () => {
  const fragments = fragmentFiles(join(root, 'schemas/fragments'))

  const { code, lines } = await run('check')

  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      `${(await pageFiles(root)).length} pages and ${fragments.length} fragments checked: 0 errors, 0 warnings.`,
    ],
  })
})

test('check prints file, line and column of an error and fails', async () => {
  const file = join(folder, 'broken.page.json')
  writeFileSync(file, '{\n  "format": 1,\n  "kind": "lst"\n}\n')

  const { code, lines } = await run('check', file)

  expect(code).toBe(1)
  expect(lines[0]).toMatch(/broken\.page\.json:3:11 E113 Invalid value of "kind"\..* Did you mean "list"\?$/)
  expect(lines.at(-1)).toBe('1 page checked: 1 error, 0 warnings.')
})

test('check continues after a page of unknown structure', async () => {
  const file = join(folder, 'half.page.json')
  writeFileSync(file, '{ "id": "bill/Half", "kind": "list", "list": { "search": { "fields": {} } } }')

  const { code, lines } = await run('check', file)

  expect(code).toBe(1)
  expect(lines[0]).toMatch(/half\.page\.json:1:\d+ E11/)
})

test('check reports a missing file', async () => {
  const { code, lines } = await run('check', join(folder, 'nowhere.page.json'))

  expect(code).toBe(1)
  expect(lines[0]).toMatch(/nowhere\.page\.json: there is no such file/)
})

describe('print', () => {
  const target = mkdtempSync(join(tmpdir(), 'gaiwan-print-'))
  afterAll(() => rmSync(target, { recursive: true }))
  const file = join(target, 'schemas/pages/bill/calendar.page.json')
  const page = { title: 'Calendar', kind: 'custom', custom: { renderer: 'bill/SettleCalendar' } }
  const other = { ...page, id: 'bill/SettleCalendar', format: 1, requires: { view: 'bill:calendar' } }
  const canonical = printPage(other as Page)
  const write = (text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const notCanonical = expect.stringMatching(
    /schemas\/pages\/bill\/calendar\.page\.json is not in canonical form: run npm run schema -- print$/,
  )

  test('all shipped pages are in canonical form; if not, run npm run schema -- print', async () => {
    expect(await run('print', '--check')).toEqual({ code: 0, lines: ['All files are in canonical form.'] })
  })

  test('print rewrites a page in canonical form, once', async () => {
    write(JSON.stringify(other))

    const first = await runIn(target, 'print')
    const second = await runIn(target, 'print', file)

    expect(first).toEqual({ code: 0, lines: [expect.stringMatching(/calendar\.page\.json is written\.$/)] })
    expect(second.lines).toEqual(['All files are in canonical form.'])
    expect(readFileSync(file, 'utf8')).toBe(canonical)
  })

  test('print --check and check report a page that is not in canonical form', async () => {
    write(JSON.stringify(other))

    const printed = await runIn(target, 'print', '--check')
    const checked = await runIn(target, 'check')

    expect(printed).toEqual({ code: 1, lines: [notCanonical] })
    expect(checked.code).toBe(1)
    expect(checked.lines).toContainEqual(notCanonical)
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(other))
  })

  test.each(['{', '{ "kind": "custom" }', canonical.replace('{', '{ "title": "First",')])(
    'print leaves an invalid page unchanged: %s',
    async (text) => {
      write(text)

      const { code, lines } = await runIn(target, 'print')

      expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/ can't be printed: run /)] })
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )

  test('print reports a missing file', async () => {
    expect(await runIn(target, 'print', join(target, 'nowhere.page.json'))).toMatchObject({ code: 1 })
  })
})

describe('a fragment file', () => {
  const target = mkdtempSync(join(folder, 'fragments-'))
  const file = join(target, 'schemas/fragments/shared/sender.fragment.json')
  const canonical = `{
  "format": 1,
  "id": "shared/Sender",
  "kind": "group",
  "nodes": [{ "node": "field", "id": "sender", "field": "sender", "title": "Sender" }],
  "locales": { "zh-CN": { "Sender": "发送人" } }
}
`
  const write = (text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    mkdirSync(join(target, 'schemas/pages'), { recursive: true })
    writeFileSync(file, text)
  }

  test('is printed in canonical form', async () => {
    const { nodes, ...head } = JSON.parse(canonical)
    write(JSON.stringify({ nodes, ...head }))

    const { code } = await runIn(target, 'print')

    expect([code, readFileSync(file, 'utf8').replaceAll(/\s/g, '')]).toEqual([
      0,
      canonical.replaceAll(/\s/g, ''),
    ])
    expect(await runIn(target, 'check')).toMatchObject({ code: 0 })
  })

  test('is checked without a page that uses it', async () => {
    write(canonical.replace('"field": "sender"', '"field": 1'))

    const { code, lines } = await runIn(target, 'check')

    expect(code).toBe(1)
    expect(lines[0]).toMatch(/sender\.fragment\.json:\d+:\d+ E112 "field" must be a string\.$/)
    expect(lines.at(-1)).toBe('0 pages and 1 fragment checked: 1 error, 0 warnings.')
  })

  test('with an invalid structure is not printed', async () => {
    write(canonical.replace('"nodes"', '"node"'))

    expect(await runIn(target, 'print')).toMatchObject({ code: 1 })
  })
})

test('types --check reports that the files are up to date', async () => {
  expect((await run('types', '--check')).code).toBe(0)
})

test('manifest lists each permission with the page parts that it protects', async () => {
  const { lines } = await run('manifest')

  expect(lines.map((line) => line.split(/\s+/).join(' '))).toContain(
    'bill:release bill/SettleBillList action release',
  )
})

test('cost prints the render cost of each page and the budget', async () => {
  const { lines } = await run('cost')

  expect(lines).toContainEqual(expect.stringMatching(/^ +\d+ ms {2}bill\/SettleBillList +\d+ \w+ \d+/))
  expect(lines.at(-1)).toBe('The budget of a page is 400 ms.')
})

test('an unknown command is reported; without a command the usage is printed', async () => {
  const [unknown, none] = [await run('chekc'), await run()]

  expect(unknown).toMatchObject({ code: 1, lines: [expect.stringContaining('There is no command "chekc".')] })
  expect(none.code).toBe(0)
})

describe('check --against a commit', () => {
  const repository = mkdtempSync(join(tmpdir(), 'gaiwan-commits-'))
  const file = join(repository, 'schemas/pages/bill/list.page.json')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args])
  const columns = [
    { id: 'billNo', field: 'billNo', title: 'Bill' },
    { id: 'shop', field: 'shopName', title: 'Shop' },
  ]
  const search = { fields: [{ id: 's', field: 'shopCode', op: 'eq', title: 'Shop' }] }
  const write = (list: object) => {
    const page = {
      ...{ format: 1, id: 'bill/List', kind: 'list', title: 'Bills' },
      data: { rows: { op: 'bill.list', model: 'SettleBill' } },
      requires: { view: 'bill:list' },
      list,
      locales: { 'zh-CN': { Bills: '账单', Bill: '账单号', Shop: '门店' } },
    }
    writeFileSync(file, printPage(page as Page))
  }
  mkdirSync(join(repository, 'schemas/pages/bill'), { recursive: true })
  write({ columns, search })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'First')
  afterAll(() => rmSync(repository, { recursive: true }))

  test('without differences it reports none and exits with 0', async () => {
    write({ columns, search })

    const { code, lines } = await runIn(repository, 'check', '--against', 'HEAD')

    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('0 pages differ: 0 breaks, 0 warnings.')
  })

  test('prints changes and breaks, and exits with 1', async () => {
    write({ columns: [columns[0], { ...columns[1], width: 90 }] })

    const { code, lines } = await runIn(repository, 'check', '--against', 'HEAD')

    expect(code).toBe(1)
    expect(lines).toEqual(
      expect.arrayContaining([
        'bill/List',
        '  Search field “Shop” was removed',
        '  Width of column “Shop” changed: not set → 90',
        '  BREAKS: search field "s" was removed: addresses and saved views with it show more rows than before.',
        '1 page differs: 1 break, 0 warnings.',
      ]),
    )
  })

  test('prints only JSON on request', async () => {
    write({ columns: [columns[0]], search })

    const { code, lines } = await runIn(repository, 'check', '--against', 'HEAD', '--json')

    expect(code).toBe(0)
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      pages: [
        { page: 'bill/List', file: 'schemas/pages/bill/list.page.json', changes: [{ kind: 'removed' }] },
      ],
      errors: 0,
      warnings: 1,
    })
  })

  test.each([
    [['--against', 'nowhere'], 'git knows no commit "nowhere".'],
    [['--against', '--output=x'], 'Say which commit: --against main.'],
    [['--against'], 'Say which commit: --against main.'],
  ])('rejects the arguments %j', async (args, line) => {
    const { code, lines } = await runIn(repository, 'check', ...args)

    expect(code).toBe(1)
    expect(lines.at(-1)).toBe(line)
  })
})

describe('import', () => {
  const target = mkdtempSync(join(tmpdir(), 'gaiwan-import-'))
  mkdirSync(join(target, 'schemas/pages'), { recursive: true })
  afterAll(() => rmSync(target, { recursive: true }))
  const file = join(target, 'formily.json')
  const schema = {
    form: { layout: 'vertical' },
    schema: {
      type: 'object',
      properties: {
        reason: {
          type: 'string',
          title: 'Reason',
          required: true,
          'x-decorator': 'FormItem',
          'x-component': 'Input.TextArea',
          'x-component-props': { style: { width: 200 } },
        },
      },
    },
  }
  const importFile = (...args: string[]) => runIn(target, 'import', file, ...args)

  test('import writes a page and lists the parts and the required arguments that it lacks', async () => {
    writeFileSync(file, JSON.stringify(schema))

    const { code, lines } = await importFile('--id', 'bill/HoldNote', '--op', 'bill.hold')

    expect(code).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/ E207 bill\.hold requires the argument "id"/))
    expect(lines[0]).toMatch(/formily\.json:1:\d+ not imported: The setting "style" is not supported\.$/)
    expect(lines[1]).toMatch(
      /^Wrote .*schemas\/pages\/bill\/hold-note\.page\.json; 1 part was not imported\./,
    )
    expect(lines.slice(2)).not.toContainEqual(expect.stringMatching(/ E1\d\d /))
    const text = readFileSync(join(target, 'schemas/pages/bill/hold-note.page.json'), 'utf8')
    expect(canonicalText(text)).toBe(text)
    expect(JSON.parse(text)).toMatchObject({
      $schema: '../../page.schema.json',
      form: {
        nodes: [{ field: 'reason', component: 'TextArea' }],
        submit: { op: 'bill.hold', requires: 'bill:hold' },
      },
    })
  })

  test('import fails if the page it writes has errors', async () => {
    writeFileSync(file, JSON.stringify(schema))

    const { code, lines } = await importFile('--id', 'bill/HoldNowhere', '--op', 'bill.nowhere')

    expect(code).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/ E\d+ .*bill\.nowhere/))
  })

  test('import does not overwrite an existing page', async () => {
    const page = join(target, 'schemas/pages/bill/kept.page.json')
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, '{}')
    writeFileSync(file, JSON.stringify(schema))

    const { code, lines } = await importFile('--id', 'bill/Kept', '--op', 'bill.hold')

    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/already exists/)
    expect(readFileSync(page, 'utf8')).toBe('{}')
  })

  test('import reports the place of a schema error and writes no page', async () => {
    writeFileSync(file, '{\n  "properties": { "a": 3 }\n}')

    const { code, lines } = await importFile('--id', 'bill/HoldOther', '--op', 'bill.hold')

    expect({ code, lines }).toEqual({ code: 1, lines: [`${file}:2:19 A schema node must be an object.`] })
    expect(existsSync(join(target, 'schemas/pages/bill/hold-other.page.json'))).toBe(false)
  })

  test.each([['--id', '../../evil', '--op', 'bill.hold'], ['--id', 'bill/HoldOther'], []])(
    'import requires a page id and an operation: %s %s',
    async (...args) => {
      const { code, lines } = await importFile(...args)

      expect(code).toBe(1)
      expect(lines.join('\n')).toMatch(/npm run schema -- import/)
    },
  )
})
