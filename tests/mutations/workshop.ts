import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../support/browser.ts'
import type { Mutation } from './mutation.ts'
import type { Proof } from './specification.ts'

const root = path.join(import.meta.dirname, '../..')
const left = new Set(['.git', 'node_modules', 'data', 'test-results'])

/** A title of the source as a pattern for the titles of its runs: `%s`, `$name` and `${…}` stand for anything. */
const patternOf = (title: string) =>
  title.replace(/[.*+?^()|[\]\\{}]/g, '\\$&').replace(/%[a-z]|\$\\\{.*?\\\}|\$[a-z][\w.]*/gi, '.*')

interface Outcome {
  title: string
  failed: boolean
}

interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

const specsOf = ({ suites = [], specs = [] }: Suite): Outcome[] => [
  ...specs.map(({ title, ok }) => ({ title, failed: !ok })),
  ...suites.flatMap(specsOf),
]

/** A copy of the project in which code may be broken, and the tests that have to see it are run. */
export function openWorkshop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-mutation-'))
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.relative(root, source)),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))

  function run(command: string, args: string[]): string {
    const report = path.join(folder, 'report.json')
    rmSync(report, { force: true })
    const { PLAYWRIGHT_JSON_OUTPUT_FILE: _, ...env } = process.env
    spawnSync(command, args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PW_CHROMIUM: ensureChromium() },
      timeout: 300_000,
    })
    return readFileSync(report, 'utf8')
  }

  function runUnits(file: string, pattern: string): Outcome[] {
    const where = ['--reporter=json', '--outputFile.json=report.json', '--retry=0']
    const json = run('npx', ['vitest', 'run', file, '-t', pattern, ...where])
    return (JSON.parse(json) as VitestReport).testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, status }) => ({ title, failed: status === 'failed' }))
  }

  function runJourneys(file: string, pattern: string): Outcome[] {
    const where = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=json', '--retries=0']
    return specsOf(JSON.parse(run('npx', ['playwright', 'test', file, '-g', pattern, ...where])) as Suite)
  }

  /** Whether a proof fails in the copy as it is now. A file that cannot even be loaded proves nothing. */
  function fails({ file, title }: Proof): boolean {
    const pattern = patternOf(title)
    const outcomes = file.endsWith('.spec.ts') ? runJourneys(file, pattern) : runUnits(file, pattern)
    return outcomes.some(({ title, failed }) => failed && new RegExp(pattern).test(title))
  }

  return {
    fails,
    /** Runs something while a behaviour is broken. */
    withMutation<T>({ file, code, broken }: Mutation, look: () => T): T {
      const target = path.join(folder, file)
      const source = readFileSync(target, 'utf8')
      writeFileSync(
        target,
        source.replace(code, () => broken),
      )
      try {
        return look()
      } finally {
        writeFileSync(target, source)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
