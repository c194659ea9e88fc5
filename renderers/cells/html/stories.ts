import type { CellStory } from '#runtime'
import type { HtmlCellProps } from './schema.ts'

export const htmlStories: CellStory<HtmlCellProps>[] = [
  {
    name: 'A notice',
    value:
      '<p>Settlement of <strong>1 October</strong> moves to the next working day.</p>' +
      '<ul><li>WeChat Pay</li><li>Alipay</li></ul><p><a href="/bill/settleBill">To the bills</a></p>',
  },
  { name: 'Chinese', value: '<h2>国庆结算安排</h2><p>十月一日至七日的账单<em>顺延</em>至下一工作日。</p>' },
  {
    name: 'A table',
    value: '<table><tr><th>Channel</th><th>Fee</th></tr><tr><td>UnionPay</td><td>0.6 %</td></tr></table>',
  },
  {
    name: 'What would run is left out',
    value:
      '<p>Harmless</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="/"></iframe>',
  },
  { name: 'Absent', value: null },
]
