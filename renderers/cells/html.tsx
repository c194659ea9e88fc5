import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'
import { SafeHtml } from '../shared/safe-html.tsx'

export const HtmlCellProps = strictObject({})
export type HtmlCellProps = Record<string, never>

/** Shows sanitized HTML. Use it only on detail pages, because HTML can be too tall for a table row. */
export const htmlCell = defineCell<HtmlCellProps>({
  name: 'Html',
  title: 'Rich text',
  accepts: ['string'],
  Component: ({ value }) =>
    typeof value === 'string' && value.trim() !== '' ? <SafeHtml html={value} /> : emptyValue,
})

export const stories: CellStory<HtmlCellProps>[] = [
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
