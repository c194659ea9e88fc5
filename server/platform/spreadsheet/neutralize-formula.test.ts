import { expect, test } from 'vitest'
import { neutralizeFormula, restoreText } from './neutralize-formula.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'])('%j becomes a text', (text) => {
  expect(neutralizeFormula(text)).toBe(`'${text}`)
})

test.each(['茶', 'a=b', '1-2', "'x", ''])('%j is unchanged', (text) => {
  expect(neutralizeFormula(text)).toBe(text)
})

test.each(['=1+1', ' -1', '茶', "'x", "'"])('%j is read as it was written', (text) => {
  expect(restoreText(neutralizeFormula(text))).toBe(text)
})
