import { expect, test } from 'vitest'
import { broughtForwardRemark, carryRemark, lateRemark, lineRemarkIn } from './line-remarks.ts'

test.each([
  [carryRemark(700), 'Carried over to the next bill'],
  [carryRemark(-700), 'Carry-over reversed'],
  [broughtForwardRemark('B20260301000001'), 'Carried over from bill B20260301000001'],
  [lateRemark(1), 'Includes 1 late trade'],
  [lateRemark(12), 'Includes 12 late trades'],
  ['agreed by phone', 'agreed by phone'],
  [null, null],
])('the remark %s is %s in English and unchanged in Chinese', (remark, english) => {
  expect(lineRemarkIn(remark, 'en-US')).toBe(english)
  expect(lineRemarkIn(remark, 'zh-CN')).toBe(remark)
})
