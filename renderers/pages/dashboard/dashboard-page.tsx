import { AppstoreOutlined, ReloadOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { NodeBoundary, useBlocks, useInspectMark, useText } from '#runtime'
import type { DashboardPage } from '#schemas'
import { IconButton } from '../../shared/icon-button.tsx'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { SearchForm } from '../../shared/search-form.tsx'
import { State } from '../../shared/states.tsx'
import { BlockView } from './block-view.tsx'
import css from './dashboard.module.css'

/** Half of the grid's columns. In the layout with two columns, a wider block fills a row. */
const HALF = 12

/** Arranges blocks in a grid: 24 columns on a wide screen, two on a narrow one, one on a phone. */
export function DashboardPageView({ page }: { page: DashboardPage }) {
  const t = useText()
  const mark = useInspectMark()
  const { blocks, search, refresh } = useBlocks(page)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageTitle>{t(page.title)}</PageTitle>
        {blocks.length > 0 && (
          <IconButton icon={<ReloadOutlined aria-hidden />} name={t('Refresh')} onClick={refresh} />
        )}
      </header>
      {blocks.length > 0 && search.fields.length > 0 && (
        <div className={css.filters}>
          <SearchForm pageId={page.id} pointer="/dashboard/filters" search={search} />
        </div>
      )}
      {blocks.length === 0 ? (
        <div className={css.card}>
          <State icon={<AppstoreOutlined />} title={t(page.dashboard.empty ?? 'Nothing to show yet')}>
            <p className={css.help}>{t('An administrator can give you a role and a department.')}</p>
          </State>
        </div>
      ) : (
        <div className={css.grid}>
          {blocks.map((state) => (
            <div
              key={state.id}
              className={state.span > HALF ? `${css.block} ${css.wide}` : css.block}
              style={{ '--span': state.span } as CSSProperties}
              {...mark(state.at)}
            >
              <NodeBoundary at={state.at} value={state.value}>
                <BlockView state={state} />
              </NodeBoundary>
            </div>
          ))}
        </div>
      )}
      <PageOverlay />
    </div>
  )
}
