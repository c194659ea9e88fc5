import type { ReactNode } from 'react'
import { type DataRecord, type ReadSources, useInspectMark, useOpenPage, useRuntime, useText } from '#runtime'
import type { DetailNode, DetailTimeline } from '#schemas'
import css from './record.module.css'

/** Props of the component that draws a part of a detail page. */
export interface PartProps<Node extends DetailNode> {
  node: Node
  record: DataRecord
  /** JSON Pointer of the part in its page. */
  pointer: string
}

interface ReadPartProps {
  width?: DetailTimeline['width']
  title: string | undefined
  pointer: string
  sources: ReadSources
  /** Draws the content. Called after the data sources have loaded. */
  children: () => ReactNode
}

/**
 * Part of a detail page that reads data sources. Below its heading, it shows the content, a placeholder while
 * loading, or the error of a data source.
 */
export function ReadPart({ width, title, pointer, sources, children }: ReadPartProps) {
  const t = useText()
  const mark = useInspectMark()
  const { page } = useOpenPage()
  const { Loading, Failed } = useRuntime().registry.states
  const { isLoading, error, retry } = sources
  return (
    <section aria-busy={isLoading} data-width={width} {...mark({ page: page.id, pointer })}>
      {title !== undefined && <h2 className={css.heading}>{t(title)}</h2>}
      {error ? <Failed error={error} retry={retry} /> : isLoading ? <Loading /> : children()}
    </section>
  )
}
