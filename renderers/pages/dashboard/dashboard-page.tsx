import { AppstoreOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { CSSProperties } from 'react'
import { type Figure, NodeBoundary, useFigures, useRuntime, useText } from '#runtime'
import type { DashboardPage } from '#schemas'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { State } from '../../shared/states.tsx'
import css from './dashboard.module.css'

/** A block wider than half the grid keeps a row of its own where there are two columns. */
const HALF = 12

/** Figures in a grid of 24 columns, two on a narrow screen, one on a telephone. */
export function DashboardPageView({ page }: { page: DashboardPage }) {
  const t = useText()
  const { figures, refresh } = useFigures(page)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t(page.title)}</h1>
        {figures.length > 0 && (
          <Button
            type="text"
            icon={<ReloadOutlined />}
            aria-label={t('Refresh')}
            title={t('Refresh')}
            onClick={refresh}
          />
        )}
      </header>
      {figures.length === 0 ? (
        <div className={css.card}>
          <State mark={<AppstoreOutlined />} title={t(page.dashboard.empty ?? 'Nothing here for you yet')}>
            <p className={css.help}>{t('An administrator can give you a role and a department.')}</p>
          </State>
        </div>
      ) : (
        <div className={css.grid}>
          {figures.map((figure) => (
            <div
              key={figure.id}
              className={figure.span > HALF ? `${css.block} ${css.wide}` : css.block}
              style={{ '--span': figure.span } as CSSProperties}
            >
              <NodeBoundary at={figure.at}>
                <Block figure={figure} retry={refresh} />
              </NodeBoundary>
            </div>
          ))}
        </div>
      )}
      <PageOverlay />
    </div>
  )
}

function Block({ figure, retry }: { figure: Figure; retry: () => void }) {
  const { Failed } = useRuntime().registry.states
  if (figure.error)
    return (
      <div className={css.card}>
        <Failed error={figure.error} retry={retry} />
      </div>
    )
  const { block, title, value, to, isLoading, props } = figure
  return block && <block.Component title={title} value={value} to={to} loading={isLoading} props={props} />
}
