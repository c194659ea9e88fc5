import { Radio } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { type ListState, type QuickTab, useQuickFilters, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { formatNumber } from '../../../shared/format-number.ts'
import hint from '../../../shared/scroll-hint.module.css'
import { useScrollHint } from '../../../shared/use-scroll-hint.ts'
import css from './quick.module.css'

/**
 * Shows the quick filters of a list as tabs, each with its number of rows. The tabs are antd's radio buttons,
 * because the table loads their code anyway.
 */
export function QuickBar({ page, list }: { page: ListPage; list: ListState }) {
  const t = useText()
  const { tabs, active, choose } = useQuickFilters(page, list)
  const bar = useRef<HTMLDivElement>(null)
  useScrollHint(bar)
  useLayoutEffect(() => revealSelected(bar.current, active), [active])
  return (
    <div className={`${css.bar} ${hint.hint}`} ref={bar}>
      <Radio.Group
        aria-label={t('Quick filters')}
        className={css.tabs ?? ''}
        optionType="button"
        value={active ?? null}
        onChange={({ target }) => choose(String(target.value))}
        options={tabs.map((tab) => ({ value: tab.id, label: <Tab tab={tab} /> }))}
      />
    </div>
  )
}

function Tab({ tab: { title, count } }: { tab: QuickTab }) {
  return (
    <>
      {title}
      {count && (
        <span className={css.count}>
          {count !== 'loading' && `${formatNumber(count.total)}${count.isCapped ? '+' : ''}`}
        </span>
      )}
    </>
  )
}

/** On a narrow screen, scrolls the bar until the selected tab is visible. */
function revealSelected(bar: HTMLElement | null, active: string | undefined) {
  const tab = active === undefined ? null : bar?.querySelector('input:checked')?.closest('label')
  if (!bar || !tab) return
  const [frame, box] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < frame.left) bar.scrollLeft -= frame.left - box.left
  else if (box.right > frame.right) bar.scrollLeft += box.right - frame.right
}
