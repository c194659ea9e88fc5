import { actionsWidth, EXPANDER_WIDTH, SELECTION_WIDTH, widthOf } from '../../column-width.ts'
import type { ListPage } from '../../meta/page.ts'
import type { CheckContext } from '../context.ts'

/** Width in px that the menu and the padding leave for a list on a screen of 1440 px. */
const AVAILABLE = 1152

/** Texts of the list. Pages don't contain these texts, because they are the same for all lists. */
const listTexts: Readonly<Record<string, { title: string; more: string; unit: string }>> = {
  'en-US': { title: 'Actions', more: 'More', unit: ' (CNY)' },
  'zh-CN': { title: '操作', more: '更多', unit: '（元）' },
}

/** Warns of a list whose default columns are too wide for a screen of 1440 px. */
export function checkColumnFit({ page, options, report }: CheckContext) {
  if (page.kind !== 'list') return
  for (const language of ['en-US', ...(options.languages ?? ['zh-CN'])]) {
    const width = Math.round(listWidth(page, language))
    if (width <= AVAILABLE) continue
    const message = `The default columns are ${width} px wide in ${language}; a screen of 1440 px has ${AVAILABLE} px.`
    const hint = 'Hide columns by default, or make them narrower.'
    report({ code: 'W309', path: ['list', 'columns'], part: 'key', message, hint })
    return
  }
}

function listWidth({ list, actions = [], locales }: ListPage, language: string): number {
  const text = (source: string) => locales?.[language]?.[source] ?? source
  const texts = listTexts[language] ?? { title: text('Actions'), more: text('More'), unit: ' (CNY)' }
  const columns = list.columns
    .filter(({ hidden }) => !hidden)
    .map(({ field, title = field, width, sort = false, cell, props }) =>
      widthOf({
        title: text(title),
        unit: cell === 'Money' && props?.currency !== true ? texts.unit : '',
        width,
        sortable: sort,
        cell: cell === undefined ? cell : { name: cell },
      }),
    )
  const ids = list.rowActions ?? []
  const labels = actions.flatMap(({ id, label }) => (ids.includes(id) ? [text(label)] : []))
  const further = [
    labels.length > 0 ? actionsWidth(labels, texts) : 0,
    list.table?.selection ? SELECTION_WIDTH : 0,
    list.table?.expand ? EXPANDER_WIDTH : 0,
  ]
  return [...columns, ...further].reduce((sum, part) => sum + part, 0)
}
