import { expect, test } from 'vitest'
import { exprLimits, patternProblem } from '#schemas/expr'
import { patternProblemInChinese } from './pattern-words.ts'

const refused = [
  'a'.repeat(exprLimits.patternLength + 1),
  String.raw`(a)\1`,
  '(?=a)',
  '^(a+)+$',
  'a*b*c*d*e*',
  '(',
]

test.each(refused)('the Chinese reason for refusing the pattern %s has no English in it', (pattern) => {
  const problem = patternProblem(pattern)

  expect(problem).toBeDefined()
  expect(patternProblemInChinese(problem ?? '')).toMatch(/\p{Script=Han}/u)
  expect(patternProblemInChinese(problem ?? '')).not.toMatch(/[A-Za-z]/)
})

test('only an invalid pattern is a syntax error', () => {
  const words = refused.map((pattern) => patternProblemInChinese(patternProblem(pattern) ?? ''))

  expect(words.filter((word) => word === '有语法错误')).toHaveLength(1)
})
