import { AppstoreOutlined, ReloadOutlined } from '@ant-design/icons'
import { useBlocks, useText } from '#runtime'
import type { DashboardPage } from '#schemas'
import block from '../../shared/block/block.module.css'
import { BlockGrid } from '../../shared/block/block-grid.tsx'
import { IconButton } from '../../shared/icon-button.tsx'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { SearchForm } from '../../shared/search-form.tsx'
import { State } from '../../shared/states.tsx'
import css from './dashboard.module.css'

/** Draws a dashboard: blocks in a grid. */
export function DashboardPageView({ page }: { page: DashboardPage }) {
  const t = useText()
  const { blocks, search, refresh } = useBlocks(page, '/dashboard/blocks')
  return (
    <div>
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
        <div className={block.card}>
          <State icon={<AppstoreOutlined />} title={t(page.dashboard.empty ?? 'Nothing to show yet')}>
            <p className={css.help}>{t('An administrator can give you a role and a department.')}</p>
          </State>
        </div>
      ) : (
        <BlockGrid blocks={blocks} />
      )}
      <PageOverlay />
    </div>
  )
}
