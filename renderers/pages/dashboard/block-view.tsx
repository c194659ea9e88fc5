import { WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { type BlockState, useRuntime, useText } from '#runtime'
import { ChartBlockView } from './chart-block.tsx'
import css from './dashboard.module.css'
import { ListBlockView } from './list-block.tsx'

/** One block in its place: what it shows, or that it waits, or why it can't. */
export function BlockView({ state }: { state: BlockState }) {
  const { Failed } = useRuntime().registry.states
  const { error, staleError, retry } = state
  if (error)
    return (
      <div className={css.card}>
        <Failed error={error} retry={error.kind === 'schema' ? undefined : retry} />
      </div>
    )
  return (
    <>
      <Content state={state} />
      {staleError && <Stale reason={staleError.message} />}
    </>
  )
}

function Content({ state }: { state: BlockState }): ReactNode {
  const t = useText()
  const { registry } = useRuntime()
  const { block, title, value, to, isLoading } = state
  if ('chart' in block) return <ChartBlockView block={block} state={state} />
  if ('columns' in block) return <ListBlockView block={block} state={state} />
  if ('text' in block)
    return (
      <section className={`${css.card} ${css.padded}`} style={{ minHeight: block.height }}>
        {title && <h2 className={css.name}>{title}</h2>}
        {isLoading ? (
          <div className={css.line} role="status" aria-label={t('Loading')} />
        ) : (
          <p className={css.words}>{typeof value === 'string' ? value : ''}</p>
        )}
      </section>
    )
  const { Component } = registry.blocks.get('custom' in block ? block.custom : block.block)
  return <Component title={title} value={value} to={to} loading={isLoading} props={block.props ?? {}} />
}

/** What is on screen stays there, and says that it may be old. */
function Stale({ reason }: { reason: string }) {
  const t = useText()
  const words = t('This may be out of date: {{reason}}', { reason: t(reason) })
  return (
    <span className={css.stale} role="img" aria-label={words} title={words}>
      <WarningOutlined />
    </span>
  )
}
