import { expect, test } from 'vitest'
import {
  compareValues,
  escapeHtml,
  hasValidVariables,
  plainText,
  readMessageValues,
  replaceVariables,
  variablesOf,
} from './render.ts'

test('variables are replaced once, and a value is never a template', () => {
  expect(replaceVariables('Dear ${name}, ${ name }: ${sum}', { name: '${sum}', sum: '3' }, plainText)).toBe(
    'Dear ${sum}, ${sum}: 3',
  )
  expect(variablesOf('${姓名} ${a.b} ${姓名}')).toEqual(['姓名', 'a.b'])
})

test('values are escaped for their format', () => {
  expect(replaceVariables('<p>${who}</p>', { who: '<img src=x onerror="a">' }, escapeHtml)).toBe(
    '<p>&lt;img src=x onerror=&quot;a&quot;&gt;</p>',
  )
  expect(replaceVariables('${a}', { a: 'x\u0000\u202ey\nz' }, plainText)).toBe('x  y\nz')
})

test('a variable named like a prototype key has no value', () => {
  expect(replaceVariables('${constructor} ${__proto__}', {}, plainText)).toBe('${constructor} ${__proto__}')
  expect(compareValues('${toString}', {}).missing).toEqual(['toString'])
})

test('missing and unused values are listed', () => {
  expect(compareValues('${a} ${b}', { b: '1', c: '2' })).toEqual({ missing: ['a'], unused: ['c'] })
})

test.each([
  ['${name}', true],
  ['a $ {x} {y}', true],
  ['${user.name()}', false],
  ['${a+b}', false],
  ['${open', false],
  ['<#if x>${x}', true],
])('%s is valid: %s', (content, readable) => {
  expect(hasValidVariables(content)).toBe(readable)
})

test.each([
  [null, {}],
  [' ', {}],
  ['{"a":1,"b":true,"c":"x"}', { a: '1', b: 'true', c: 'x' }],
  ['[1]', undefined],
  ['"x"', undefined],
  ['null', undefined],
  ['{"a":{"b":1}}', undefined],
  ['{"a":null}', undefined],
  ['{a:1}', undefined],
])('the values %j are read as %j', (text, values) => {
  expect(readMessageValues(text)).toEqual(values)
})
