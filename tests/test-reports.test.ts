import path from 'node:path'
import { expect, test } from 'vitest'
import { readJourneyReport, readVitestReport } from './support/test-reports.ts'

const fileOf = (name: string) => path.join(process.cwd(), name)

test('the report of Vitest names failed tests, and files that fail outside their tests', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: fileOf('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a stays' },
          { status: 'failed', fullName: 'a group b leaves' },
        ],
      },
      { name: fileOf('src/broken.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: fileOf('src/c.test.ts'),
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'c' }],
      },
    ],
  }

  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failures: ['src/a.test.ts: a group b leaves', 'src/broken.test.ts'],
  })
})

test('the report of Playwright names failed journeys with their seat, in nested groups too', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'bills.spec.ts',
    ok,
    tests: [{ projectName: 'desk, English', status: ok ? 'expected' : 'unexpected' }],
  })
  const report = {
    stats: { expected: 1 },
    suites: [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }],
  }

  expect(readJourneyReport(report)).toEqual({
    passed: 1,
    failures: ['bills.spec.ts: two (desk, English)'],
  })
})
