import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './support/browser.ts'
import { type Outcome, readJourneyReport, readVitestReport } from './support/test-reports.ts'

/**
 * Runs the steps of `npm test`. With `--all`, also runs the slow tests, the administration journeys at all
 * seats, and the mutations. At the end prints each failed test and, as the last line, `N passed, N failed`.
 */

interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** Path of the step's test report, whose tests are counted. A step without a report counts as one test. */
  report?: string
  read?: (json: never) => Outcome
}

const isComplete = process.argv.includes('--all')
const reports = mkdtempSync(path.join(tmpdir(), 'gaiwan-test-'))
const vitestReport = path.join(reports, 'vitest.json')
const journeyReport = path.join(reports, 'journeys.json')

const check = (name: string, script: string): Step => ({ name, command: `npm run --silent ${script}` })

/** The stages run one after another. The steps of a stage run in parallel. */
const stages: (() => Step[])[] = [
  () => [
    // A single type checker can reuse the types that it has checked. The default of four checkers takes 50 %
    // longer on two cores.
    check('types', 'check:types -- --checkers 1'),
    check('build', 'build'),
    check('layers', 'check:layers'),
    check('format and lint', 'check:code'),
    check('pages', 'schema -- check'),
  ],
  () => [
    {
      name: 'unit and server tests',
      command: `npx vitest run ${isComplete ? '' : "--tags-filter='!slow'"} --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
      report: vitestReport,
      read: readVitestReport,
    },
  ],
  () => [
    {
      name: 'journeys',
      command: 'npx playwright test --config tests/e2e/playwright.config.ts',
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
        PW_CHROMIUM: ensureChromium(),
        ...(isComplete && { JOURNEYS: 'all' }),
      },
      report: journeyReport,
      read: readJourneyReport,
    },
  ],
  ...(isComplete ? [() => [check('mutations', 'mutate')]] : []),
]

/**
 * Runs a command. Prints the output of the command immediately. If other steps run in parallel, prints it
 * when the command ends.
 */
async function run({ command, env }: Step, isAlone: boolean): Promise<boolean> {
  const child = spawn(command, {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  process.stdout.write(Buffer.concat(output))
  return status === 0
}

/**
 * Runs a step and reads its report. Counts one failure if the report is missing, or if the step failed but
 * none of its tests failed.
 */
async function outcomeOf(step: Step, isAlone: boolean): Promise<Outcome> {
  const isOk = await run(step, isAlone)
  if (step.report === undefined || step.read === undefined)
    return isOk ? { passed: 1, failures: [] } : { passed: 0, failures: [step.name] }
  if (!existsSync(step.report)) return { passed: 0, failures: [`${step.name}: no report`] }
  const outcome = step.read(JSON.parse(readFileSync(step.report, 'utf8')) as never)
  const isExplained = isOk || outcome.failures.length > 0
  return isExplained ? outcome : { ...outcome, failures: [`${step.name}: an error outside the tests`] }
}

const total: Outcome = { passed: 0, failures: [] }

async function runStep(step: Step, isAlone: boolean): Promise<void> {
  const started = Date.now()
  if (isAlone) console.log(`\n── ${step.name}`)
  const { passed, failures } = await outcomeOf(step, isAlone)
  total.passed += passed
  total.failures.push(...failures)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${step.name}: ${failures.length === 0 ? 'ok' : `${failures.length} failed`} (${seconds} s)`)
}

const CORES = 2

for (const stage of stages) {
  const steps = stage()
  const isAlone = steps.length === 1
  const waiting = [...steps]
  const runNext = async (): Promise<void> => {
    const step = waiting.shift()
    if (step === undefined) return
    await runStep(step, isAlone)
    await runNext()
  }
  await Promise.all(Array.from({ length: CORES }, runNext))
}
rmSync(reports, { recursive: true, force: true })
console.log('')
// The failed tests are named again at the end, because a shortened log contains only its last lines.
for (const failure of total.failures) console.log(`failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1
