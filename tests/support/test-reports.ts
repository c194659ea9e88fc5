import path from 'node:path'

/** Result of a test report: the number of passed tests, and the names of the failed tests. */
export interface Outcome {
  passed: number
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface JourneySuite {
  specs: { title: string; file: string; ok: boolean; tests: { projectName: string; status: string }[] }[]
  suites?: JourneySuite[]
}

interface JourneyReport {
  stats: { expected: number }
  suites: JourneySuite[]
}

/**
 * Reads the JSON report of Vitest. A file that fails although none of its tests failed counts as one failure.
 */
export function readVitestReport({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file]
    })
  return { passed: numPassedTests, failures }
}

const failuresIn = ({ specs, suites = [] }: JourneySuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ projectName }) => `${file}: ${title} (${projectName})`),
    ),
  ...suites.flatMap(failuresIn),
]

/** Reads the JSON report of Playwright. */
export const readJourneyReport = ({ stats, suites }: JourneyReport): Outcome => ({
  passed: stats.expected,
  failures: suites.flatMap(failuresIn),
})
