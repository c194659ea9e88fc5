import { expect, test } from 'vitest'
import { formatMeasure, formatShort } from './format-measure.ts'

test.each([
  [123_456, 'money' as const, '¥ 1,234.56'],
  [-1, 'money' as const, '¥ -0.01'],
  [1e18, 'money' as const, '¥ 10,000,000,000,000,000.00'],
  [1_234.5, 'number' as const, '1,234.50'],
  [981_234, 'percent' as const, '98.1234%'],
])('%d as %s is shown as %s', (value, format, written) => {
  expect(formatMeasure(value, format)).toBe(written)
})

test.each([
  [1_234_567_800, 'money' as const, 'en-US', '12.35M'],
  [1_234_567_800, 'money' as const, 'zh-CN', '1,234.57万'],
  [120_000, 'number' as const, 'zh-CN', '12万'],
  [-2_500, 'number' as const, 'en-US', '-2.5K'],
  [0, 'money' as const, 'zh-CN', '0'],
])('an axis shows %d (%s, %s) as %s', (value, format, locale, written) => {
  expect(formatShort(value, format, locale)).toBe(written)
})
