import { Stryker } from '@stryker-mutator/core'
import { ruleGroups } from './rules.ts'

/**
 * Changes one place of the rules at a time and runs their tests. `npm run mutate` mutates every group of
 * rules, and `npm run mutate -- money scope` only the groups `money` and `scope`. A group fails if the tests
 * notice fewer mutations than its minimum.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(ruleGroups, name))
if (unknown.length > 0) {
  console.error(`no such group: ${unknown.join(', ')}; there are ${Object.keys(ruleGroups).join(', ')}`)
  process.exit(2)
}

for (const [name, { mutate, tests, least }] of Object.entries(ruleGroups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.env.RULE_TESTS = tests.join(',')
  console.log(`\n── mutations: ${name}`)
  // Stryker sets the exit code if the score is below the threshold.
  await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
    ignoreStatic: true,
    // Message texts aren't rules.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['dist', 'data', 'test-results', 'docs'],
    tempDirName: 'node_modules/.stryker',
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false, skipFull: true },
    concurrency: 2,
    thresholds: { high: 90, low: least, break: least },
  }).runMutationTest()
}
