import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMasked, MASKS, type Mask, maskText, maskValue } from './mask.ts'

test.each<[Mask, string, string]>([
  ['phone', '13800000001', '138****0001'],
  ['phone', '+86 138 0000 0001', '+86****0001'],
  ['phone', '0571 8888', '****8888'],
  ['phone', '5550100', '****'],
  ['account', '6222021234561234', '6222 **** **** 1234'],
  ['account', '6222 0212 3456 7891 234', '6222 **** **** 1234'],
  ['account', '13800138000', '**** 8000'],
  ['account', '1234567', '****'],
  ['idNumber', '11010119900307123X', '1101 **** **** 123X'],
  ['idNumber', 'E12345678', '**** 5678'],
  ['email', 'zhang.san@example.com', 'z****@example.com'],
  ['email', 'li@example.com', '****@example.com'],
  ['email', '13800000001', '****'],
  ['email', 'li@13800000001', '****'],
  ['name', '欧阳修', '欧**'],
  ['name', 'Zhang San', 'Z**'],
  ['name', '张', '**'],
])('the mask %s shows %j as %j', (mask, text, shown) => {
  expect(maskText(mask, text)).toBe(shown)
})

test.each([
  [null, null],
  [undefined, undefined],
  ['', ''],
  [13800000001, '138****0001'],
  [{ number: '13800000001' }, '****'],
])('the value %j is masked as %j', (value, shown) => {
  expect(maskValue('phone', value)).toBe(shown)
})

describe('every mask', () => {
  const anyMask = fc.constantFrom(...MASKS)
  const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
  /**
   * Maximum number of characters that each mask shows. The domain of an email address is shown in addition.
   */
  const SHOWN: Readonly<Record<Mask, number>> = { phone: 7, account: 8, idNumber: 8, email: 1, name: 1 }
  /** Returns the characters of a masked text that are shown, without stars and without a domain. */
  const shownOf = (text: string) => [...text.replace(/@[^@]*$/u, '')].filter((one) => !/[* ]/u.test(one))

  test('shows few characters, and no more than half of a short text', () => {
    fc.assert(
      fc.property(anyMask, anyText, (mask, text) => {
        const shown = shownOf(maskText(mask, text)).length

        expect(shown).toBeLessThanOrEqual(SHOWN[mask])
        expect(shown).toBeLessThanOrEqual(Math.max(0, [...text].length - 1))
      }),
    )
  })

  test.each(MASKS)('%s hides the length of the text', (mask) => {
    const digits = (minLength: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength: 40 })
    const lengthsOf = (text: fc.Arbitrary<string>) =>
      new Set(fc.sample(text, 50).map((one) => maskText(mask, one).length))

    expect(lengthsOf(digits(15)).size).toBe(1)
    expect(lengthsOf(digits(1)).size).toBeLessThanOrEqual(3)
  })

  test('is recognised as a mask', () => {
    fc.assert(
      fc.property(anyMask, anyText, (mask, text) => {
        expect(isMasked(maskText(mask, text))).toBe(true)
      }),
    )
  })

  test('changes nothing if it is applied again', () => {
    fc.assert(
      fc.property(anyMask, anyText, (mask, text) => {
        const once = maskText(mask, text)

        expect(maskText(mask, once)).toBe(once)
      }),
    )
  })

  test('keeps characters outside the basic plane whole', () => {
    fc.assert(
      fc.property(anyMask, fc.string({ unit: 'binary', maxLength: 30 }), (mask, text) => {
        expect(maskText(mask, text).isWellFormed()).toBe(true)
      }),
    )
    expect(maskText('name', '𠮷野家')).toBe('𠮷**')
  })
})
