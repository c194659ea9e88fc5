import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from '../support/browser.ts'
import mutations from './mutations.json' with { type: 'json' }

/**
 * Shows that the tests of the specification can fail. Each entry of `mutations.json` changes one place of the
 * product so that a statement of the specification is no longer true, and names a test that must fail then.
 * `npm run mutate:statements` tries all entries, and `npm run mutate:statements -- 2.41 8.2` only those of two
 * statements. A test notices a change only if it passes without it, so the tests also run on unchanged code.
 * Needs a clean working tree, because it changes files and restores them.
 */
type Mutation = (typeof mutations)[number]

const root = path.join(import.meta.dirname, '../..')
const isJourney = ({ test }: Mutation) => test.startsWith('tests/e2e/')
const env = { ...process.env, JOURNEYS: 'all' }
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', env }).status

/** Escapes a part of a title for the options of the test runners, which are regular expressions. */
const pattern = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Exit code of the named tests. 0 means that all of them passed. */
function test(mutation: Mutation): number | null {
  const title = pattern(mutation.title)
  if (!isJourney(mutation)) {
    const project = mutation.test.startsWith('server/') ? 'server' : 'unit'
    return run('npx', ['vitest', 'run', '--project', project, mutation.test, '-t', title])
  }
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--project', 'desk, English']
  if (run('npm', ['run', 'build']) !== 0) throw new Error(`no build for statement ${mutation.statement}`)
  return run('npx', ['playwright', 'test', ...config, mutation.test, '-g', title])
}

const passing = new Map<string, boolean>()

/** True if the named tests pass without a change. Tests that several mutations name run once. */
function passes(mutation: Mutation): boolean {
  const key = `${mutation.test} › ${mutation.title}`
  const isPassing = passing.get(key) ?? test(mutation) === 0
  passing.set(key, isPassing)
  return isPassing
}

/** True if the named tests pass without the change of the file, and fail with it. */
function isNoticed(mutation: Mutation): boolean {
  const file = path.join(root, mutation.file)
  const source = readFileSync(file, 'utf8')
  if (!source.includes(mutation.old)) throw new Error(`${mutation.file} has no “${mutation.old}”`)
  if (!passes(mutation)) {
    console.error(`fails without a change: ${mutation.test} › ${mutation.title}`)
    return false
  }
  writeFileSync(
    file,
    source.replace(mutation.old, () => mutation.new),
  )
  try {
    return test(mutation) !== 0
  } finally {
    writeFileSync(file, source)
  }
}

const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
if (status !== '') {
  console.error('Commit or remove your changes first: this command changes files and restores them.')
  process.exit(2)
}
process.on('SIGINT', () => execFileSync('git', ['checkout', '--', '.'], { cwd: root }) && process.exit(130))

const wanted = process.argv.slice(2)
const chosen = mutations.filter(({ statement }) => wanted.length === 0 || wanted.includes(statement))
if (chosen.some(isJourney)) Object.assign(env, { PW_CHROMIUM: ensureChromium() })
let unnoticed = 0
for (const mutation of chosen) {
  const isSeen = isNoticed(mutation)
  if (!isSeen) unnoticed += 1
  console.log(
    `${isSeen ? 'noticed    ' : 'NOT NOTICED'} ${mutation.statement} ${mutation.file} (${mutation.test})`,
  )
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} noticed`)
process.exitCode = unnoticed > 0 ? 1 : 0
