import { expect, test } from 'vitest'
import { presetsOf } from './presets.ts'

test.each([
  ['Today', '2026-03-31', '2026-03-31'],
  ['Yesterday', '2026-03-30', '2026-03-30'],
  ['Last 7 days', '2026-03-25', '2026-03-31'],
  ['Last 30 days', '2026-03-02', '2026-03-31'],
  ['This month', '2026-03-01', '2026-03-31'],
  ['Last month', '2026-02-01', '2026-02-28'],
])('on 31 March %s is from %s to %s', (label, from, to) => {
  const preset = presetsOf('2026-03-31').find((each) => each.label === label)

  expect(preset?.value.map((day) => day.format('YYYY-MM-DD'))).toEqual([from, to])
})
