import { AppstoreOutlined, CalendarOutlined, ProjectOutlined, TableOutlined } from '@ant-design/icons'
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { type ListSettings, type RowsView, useText } from '#runtime'
import { MOBILE, PHONE, useMedia } from '../../../shared/use-media.ts'
import css from './view-switch.module.css'

const VIEWS: Readonly<Record<RowsView, { icon: ReactNode; label: string }>> = {
  cards: { icon: <AppstoreOutlined aria-hidden />, label: 'Cards' },
  table: { icon: <TableOutlined aria-hidden />, label: 'Table' },
  calendar: { icon: <CalendarOutlined aria-hidden />, label: 'Calendar' },
  board: { icon: <ProjectOutlined aria-hidden />, label: 'Board' },
}

/**
 * Switches between the views of the rows. A wide screen doesn't draw cards, so the view *cards* counts as the
 * table there.
 */
export function ViewSwitch({ settings }: { settings: ListSettings }) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const { view, furtherViews, setView } = settings
  const paged: readonly RowsView[] = isPhone ? ['cards', 'table'] : ['table']
  const shown = view === 'cards' && !isPhone ? 'table' : view
  const choose = (chosen: RowsView) => setView(chosen === 'table' && !isPhone ? 'cards' : chosen)
  return (
    <Radio.Group
      className={css.switch ?? ''}
      aria-label={t('Show rows as')}
      optionType="button"
      value={shown}
      onChange={({ target }) => choose(target.value as RowsView)}
      options={[...paged, ...furtherViews].map((value) => ({
        value,
        title: t(VIEWS[value].label),
        label: <ViewName view={value} />,
      }))}
    />
  )
}

function ViewName({ view }: { view: RowsView }) {
  const t = useText()
  const isNarrow = useMedia(MOBILE)
  const { icon, label } = VIEWS[view]
  return (
    <span className={css.choice}>
      {icon}
      <span className={isNarrow ? 'visually-hidden' : undefined}>{t(label)}</span>
    </span>
  )
}
