import { expect, test } from 'vitest'
import { dictionaries } from '#schemas'
import { createWorkdays } from '../../../records/settlement/settle-date.ts'
import { headOffice, regions } from './departments.ts'
import { holidays } from './holidays.ts'

/** Preset colors of antd's Tag. */
const presets = [
  ...['magenta', 'red', 'volcano', 'orange', 'gold', 'lime', 'green', 'cyan', 'blue', 'geekblue', 'purple'],
  ...['default', 'processing', 'success', 'error', 'warning'],
]

test.each(dictionaries)(
  '$code has both languages, unique values and preset colours',
  ({ name, about, items }) => {
    const texts = [name, about, ...items.map(({ text }) => text)]
    const values = items.map(({ value }) => value)

    expect(texts.filter(({ en, zh }) => !/^[ -~]+$/.test(en) || !/\p{Script=Han}/u.test(zh))).toEqual([])
    expect(new Set(values).size).toBe(values.length)
    expect(presets).toEqual(expect.arrayContaining(items.flatMap(({ color }) => color ?? [])))
  },
)

test('each day of the calendar is unique and differs from the weekend rule', () => {
  const byRule = createWorkdays([])

  expect(holidays.filter(({ day, kind }) => byRule(day) === (kind === 'WORKDAY'))).toEqual([])
  expect(new Set(holidays.map(({ day }) => day)).size).toBe(holidays.length)
})

test("a region's code extends that of the head office by one level", () => {
  expect(regions.map(({ orgCode }) => orgCode.slice(0, -3))).toEqual(regions.map(() => headOffice.orgCode))
})
