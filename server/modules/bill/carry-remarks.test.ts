import { expect, test } from 'vitest'
import { carryRemark, carryRemarkIn } from './carry-remarks.ts'

test.each([
  [carryRemark(700), 'Carried over to the next bill'],
  [carryRemark(-700), 'Carry-over reversed'],
  ['上期账单 B20260301000001 结转', 'Carried over from bill B20260301000001'],
  ['agreed by phone', 'agreed by phone'],
  [null, null],
])('the remark %s is %s in English and unchanged in Chinese', (remark, english) => {
  expect(carryRemarkIn(remark, 'en-US')).toBe(english)
  expect(carryRemarkIn(remark, 'zh-CN')).toBe(remark)
})
