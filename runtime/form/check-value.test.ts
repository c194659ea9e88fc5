import { expect, test } from 'vitest'
import type { FormField } from '#schemas'
import { checkValue } from './check-value.ts'

const problem = (value: unknown, field: Partial<FormField> = {}, required = false) =>
  checkValue(value, {
    field,
    required,
    text: (text, values) => `${text} ${Object.values(values ?? {}).join()}`.trim(),
  })

test("an unparsable value, or a value with an unparsable part, has the field's error message", () => {
  const options = { field: {}, required: false, text: (text: string) => text, unreadable: 'Not valid JSON' }

  expect(checkValue(Number.NaN, options)).toBe('Not valid JSON')
  expect(checkValue({ lng: 121.4, lat: Number.NaN }, options)).toBe('Not valid JSON')
  expect(checkValue({ lng: 121.4, lat: 31.2 }, options)).toBe('')
})

test.each([
  [undefined, {}, true, 'Required'],
  [' ', {}, true, 'Required'],
  [[], {}, true, 'Required'],
  [0, {}, true, ''],
  [false, {}, true, ''],
  ['', { minLength: 2 }, false, ''],
  [Number.NaN, {}, false, 'Not a valid number'],
  [[Number.NaN, 5], {}, false, 'Not a valid number'],
  [[5, 2], {}, false, "The first value can't exceed the second"],
  [[2, 5], {}, false, ''],
  [[2, 2], {}, false, ''],
  [[null, 2], {}, false, ''],
  ['a', { minLength: 2 }, false, 'At least {{count}} {{count:character|characters}} 2'],
  ['abc', { maxLength: 2 }, false, 'At most {{count}} {{count:character|characters}} 2'],
  [1, { minimum: 2 }, false, 'Enter {{limit}} or more 2'],
  [300, { maximum: 250, component: 'Money' }, false, 'Enter {{limit}} or less 2.50'],
  ['x1', { pattern: '[a-z]\\d' }, false, ''],
  ['xx1', { pattern: '[a-z]\\d' }, false, 'Not in the expected format'],
  ['a|b', { pattern: 'a|b' }, false, 'Not in the expected format'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', { pattern: '(a+)+' }, false, 'The rule of this field is misconfigured'],
  ['b', { options: [{ value: 'a', label: 'A' }] }, false, 'Not one of the options'],
  [['a', 'c'], { options: [{ value: 'a', label: 'A' }] }, false, 'Not one of the options'],
  [['a'], { options: [{ value: 'a', label: 'A' }] }, false, ''],
] as const)('%j with %j (required: %s) has the error "%s"', (value, field, required, message) => {
  expect(problem(value, field as Partial<FormField>, required)).toBe(message)
})

test.each([
  ['email', 'tea@example.com', true],
  ['email', 'tea@example', false],
  ['email', 'a b@example.com', false],
  ['email', 'a@b@example.com', false],
  ['mobile', '13800138000', true],
  ['mobile', '+86 138 0013 8000', true],
  ['mobile', '12800138000', false],
  ['url', 'https://example.com/a?b', true],
  ['url', 'javascript:alert(1)', false],
  ['url', '//example.com', false],
  ['idCard', '11010519491231002X', true],
  ['idCard', '11010519491231002x', true],
  ['idCard', '110105 19491231 002X', true],
  ['idCard', '110105194912310021', false],
  ['idCard', '11010519490231002X', false],
  ['bankCard', '4111 1111 1111 1111', true],
  ['bankCard', '4111-1111-1111-1111', true],
  ['bankCard', '4111111111111112', false],
  ['bankCard', '411111111', false],
] as const)('as %s "%s" passes: %s', (format, value, passes) => {
  expect(problem(value, { format }) === '').toBe(passes)
})
