import { expect, test } from 'vitest'
import { dictionaries } from '#schemas'
import { channels, roles } from '#schemas/tokens'
import { createWorkdays } from '../../../records/settlement/settle-date.ts'
import { headOffice, regions } from './departments.ts'
import { holidays } from './holidays.ts'

/** Names of the colors that tags have. */
const names = [...Object.keys(roles), ...Object.keys(channels)]

test.each(dictionaries)(
  '$code has both languages, unique values and colours of the palette',
  ({ name, about, items }) => {
    const texts = [name, about, ...items.map(({ text }) => text)]
    const values = items.map(({ value }) => value)

    expect(texts.filter(({ en, zh }) => !/^[ -~]+$/.test(en) || !/\p{Script=Han}/u.test(zh))).toEqual([])
    expect(new Set(values).size).toBe(values.length)
    expect(names).toEqual(expect.arrayContaining(items.flatMap(({ color }) => color ?? [])))
  },
)

test('a form offers every colour of the palette', () => {
  const offered = dictionaries.find(({ code }) => code === 'tag_colour')?.items

  expect(offered?.map(({ value }) => value)).toEqual(names)
})

test('each day of the calendar is unique and differs from the weekend rule', () => {
  const byRule = createWorkdays([])

  expect(holidays.filter(({ day, kind }) => byRule(day) === (kind === 'WORKDAY'))).toEqual([])
  expect(new Set(holidays.map(({ day }) => day)).size).toBe(holidays.length)
})

test("a region's code extends that of the head office by one level", () => {
  expect(regions.map(({ orgCode }) => orgCode.slice(0, -3))).toEqual(regions.map(() => headOffice.orgCode))
})
