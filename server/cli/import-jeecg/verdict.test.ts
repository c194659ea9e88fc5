import { expect, test } from 'vitest'
import { newTableReport } from './report.ts'
import { verdictOf } from './verdict.ts'

const reportOf = (refused: number, isWritten = false) => ({
  isWritten,
  tables: [
    {
      ...newTableReport('sys_user'),
      refused: Array.from({ length: refused }, (_, row) => ({ at: `row ${row}`, why: 'taken' })) as never[],
    },
  ],
})

test.each([
  ['with nothing refused', 0, false, false, 'A dry run: nothing was changed. The dump is ready to import.'],
  [
    'with refused rows',
    2,
    false,
    true,
    'A dry run: nothing was changed, and the import would be refused. Refused rows: 2. Fix them, or add --leave-out-refused.',
  ],
  [
    'with refused rows that are skipped',
    2,
    true,
    false,
    'A dry run: nothing was changed. The import would leave out refused rows: 2. The dump is ready to import.',
  ],
])('a dry run %s has the same verdict as the import', (_, refused, skipRejected, isRejected, text) => {
  expect(verdictOf(reportOf(refused), { isDryRun: true, skipRejected: skipRejected })).toEqual({
    isRejected,
    text,
  })
})

test('the message of a refused import tells how to continue', () => {
  expect(verdictOf(reportOf(1), { isDryRun: false, skipRejected: false })).toEqual({
    isRejected: true,
    text: 'Nothing was changed. Refused rows: 1. Fix them, or add --leave-out-refused.',
  })
})

test('an import that skips refused rows succeeds', () => {
  const verdict = verdictOf(reportOf(1, true), { isDryRun: false, skipRejected: true })

  expect(verdict).toEqual({ isRejected: false, text: 'Imported.' })
})
