import { expect, test } from 'vitest'
import { neutralizeFormula, restoreText } from './neutralize-formula.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'])(
  'the formula %j becomes a text',
  (text) => {
    expect(neutralizeFormula(text)).toBe(`'${text}`)
  },
)

test.each(['茶', 'a=b', '1-2', "'x", ''])('the text %j is not a formula and stays unchanged', (text) => {
  expect(neutralizeFormula(text)).toBe(text)
})

test.each(['=1+1', ' -1', '茶', "'x", "'"])('the neutralized text %j is restored by an import', (text) => {
  expect(restoreText(neutralizeFormula(text))).toBe(text)
})
