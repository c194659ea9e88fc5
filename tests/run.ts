import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './support/browser.ts'

/** Everything `npm test` proves, in the order that fails fastest. Ends with the line `N passed, N failed`. */

interface Outcome {
  passed: number
  failed: number
}

const reports = mkdtempSync(path.join(tmpdir(), 'gaiwan-test-'))

function run(command: string, env: Record<string, string> = {}): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A step that is right or wrong as a whole. */
function check(command: string): Outcome {
  return run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run of tests that counts them; a crash without a report is one failure. */
function counted(command: string, report: string, count: (json: never) => Outcome, env = {}): Outcome {
  const ok = run(command, env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const outcome = count(JSON.parse(readFileSync(report, 'utf8')) as never)
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

function unitAndServer(): Outcome {
  const report = path.join(reports, 'vitest.json')
  return counted(
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  )
}

interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

function journeys(): Outcome {
  const report = path.join(reports, 'journeys.json')
  return counted(
    'npx playwright test --config tests/e2e/playwright.config.ts',
    report,
    ({ stats: { expected, flaky, unexpected } }: JourneyReport) => ({
      passed: expected + flaky,
      failed: unexpected,
    }),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_CHROMIUM: ensureChromium() },
  )
}

const steps: [name: string, step: () => Outcome][] = [
  ['types', () => check('npm run --silent check:types')],
  ['format and lint', () => check('npm run --silent check:code')],
  ['layers', () => check('npm run --silent check:layers')],
  ['pages', () => check('npm run --silent schema -- check')],
  ['build', () => check('npm run --silent build')],
  ['unit and server tests', unitAndServer],
  ['journeys', journeys],
]

const total: Outcome = { passed: 0, failed: 0 }
for (const [name, step] of steps) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { passed, failed } = step()
  total.passed += passed
  total.failed += failed
  console.log(
    `── ${name}: ${failed === 0 ? 'ok' : `${failed} failed`} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
