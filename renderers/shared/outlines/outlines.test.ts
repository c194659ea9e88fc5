import { readdirSync, readFileSync } from 'node:fs'
import { regionData } from 'element-china-area-data'
import { expect, test } from 'vitest'
import { isOutside, type Outline, outlineOf, readOutlines } from './outlines.ts'
import { provinces } from './provinces.ts'

const FOLDER = 'renderers/shared/outlines/files'
const read = (name: string): Outline[] =>
  readOutlines(JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')))
const country = read('china')
const near = (code: string) => [...country, ...read(code.slice(0, 2))]
const nameOf = (code: string) => outlineOf(near(code), code)?.properties.name

test('every province has an outline and a file', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''))

  expect(files.sort()).toEqual(['china', ...provinces.map(({ code }) => code)].sort())
  expect(country.map(({ id }) => id)).toEqual(expect.arrayContaining(provinces.map(({ code }) => code)))
})

test('the islands in the South China Sea are on the map of the country', () => {
  expect(outlineOf(country, '460300')?.properties.name).toBe('三沙市')
})

test('every city has an outline, except groups of districts', () => {
  const missing = regionData.flatMap(({ children = [] }) =>
    children.filter(({ value, label }) => nameOf(value) !== label).map(({ label }) => label),
  )

  expect([...new Set(missing)].sort()).toEqual([
    '县',
    '市辖区',
    '省直辖县级行政区划',
    '自治区直辖县级行政区划',
  ])
})

test.each([
  ['44', '广东省'],
  ['440305', '深圳市'],
  ['440300', '深圳市'],
  ['441900003', '东莞市'],
  ['310101', '黄浦区'],
  ['310151', '崇明区'],
  ['429004', '仙桃市'],
  ['3101', '上海市'],
  ['370117', '济南市'],
])('the smallest outline that contains %s is %s', (code, name) => {
  expect(nameOf(code)).toBe(name)
})

test.each([undefined, '', '99', 'abc'])('%j has no outline', (code) => {
  expect(outlineOf(country, code)).toBeUndefined()
})

test.each([
  ['330106', { lng: 120.1536, lat: 30.2874 }, false],
  ['330106', { lng: 121.4737, lat: 31.2304 }, true],
  ['310101', { lng: 121.4737, lat: 31.2304 }, false],
  // Laiwu became part of Jinan.
  ['370116', { lng: 117.677, lat: 36.214 }, false],
  // Pudong, one kilometer from Huangpu.
  ['310101', { lng: 121.507, lat: 31.236 }, false],
  ['310101', { lng: 121.6, lat: 31.2 }, true],
])('from the region %s, the point %j is outside: %s', (code, point, expected) => {
  const outline = outlineOf(near(code), code) as Outline

  expect(isOutside(outline, point)).toBe(expected)
})
