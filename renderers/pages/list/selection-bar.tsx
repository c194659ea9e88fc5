import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { type ListSelection, type PageActions, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import css from './list.module.css'

interface SelectionBarProps {
  page: ListPage
  selection: ListSelection
  actions: PageActions
  titleId: string
}

/** Stands in the toolbar's place while rows are selected, so that nothing moves. */
export function SelectionBar({ page, selection, actions, titleId }: SelectionBarProps) {
  const t = useText()
  const clear = (event: MouseEvent<HTMLElement>) => {
    // This bar goes with the selection: the focus stays at the list.
    event.currentTarget.closest('section')?.focus()
    selection.clear()
  }
  return (
    <header className={`${css.bar} ${css.selected}`}>
      <h1 className="visually-hidden" id={titleId}>
        {t(page.title)}
      </h1>
      <span className={css.count} role="status">
        {t('{{count}} selected', { count: selection.keys.length })}
      </span>
      <Button type="link" size="small" onClick={clear}>
        {t('Clear')}
      </Button>
      <div className={css.tools}>
        {actions.viewsOf(page.list.bulkActions, { records: selection.records }).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </header>
  )
}
