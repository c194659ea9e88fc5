// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import { type Region, regionPath, regionsDownTo, regionText } from './region.tsx'

afterEach(cleanup)

test('a region is found by name and stored by code', async () => {
  const { given } = drawField('Region', {})

  await userEvent.type(await screen.findByRole('combobox'), '南山区')
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /深圳市 \/ 南山区/ }))

  expect(given).toEqual(['440305'])
})

test('a code shows its full path', async () => {
  drawField('Region', { value: '440305' })

  expect(await screen.findByText('广东省 / 深圳市 / 南山区')).toBeTruthy()
})

test.each([
  ['440305', '广东省 / 深圳市 / 南山区'],
  ['somewhere', 'somewhere'],
])('%s is shown as %s', async (value, text) => {
  drawView('Region', value)

  expect(await screen.findByText(text)).toBeTruthy()
})

const leaves = (list: readonly Region[]): Region[] =>
  list.flatMap((region) => (region.children ? leaves(region.children) : [region]))

test('every district is found by its code', () => {
  const lost = leaves(regionsDownTo('district')).filter(
    ({ value }) => regionPath(value).at(-1)?.value !== value,
  )

  expect(lost).toEqual([])
})

test.each([
  ['440305', '广东省 / 深圳市 / 南山区'],
  ['440300', '广东省 / 深圳市'],
  ['440305000000', '广东省 / 深圳市 / 南山区'],
  ['44', '广东省'],
  ['110101', '北京市 / 东城区'],
  ['441900003', '广东省 / 东莞市 / 东城街道'],
])('%s is shown as %s', (code, text) => {
  expect(regionText(code)).toBe(text)
})

test.each(['99', '', 'abc', 440305, null, '4403-5'])('%j is not a region', (code) => {
  expect(regionText(code)).toBeUndefined()
})

test('the tree ends at the level of the field', () => {
  expect(
    regionsDownTo('city')
      .flatMap(({ children }) => children ?? [])
      .every(({ children }) => !children),
  ).toBe(true)
})
