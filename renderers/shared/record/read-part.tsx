import type { ReactNode } from 'react'
import { type DataRecord, type ReadSources, useInspectMark, useOpenPage, useRuntime, useText } from '#runtime'
import type { DetailNode } from '#schemas'
import css from './record.module.css'

/** Props of a part of a record that has a component of its own. */
export interface PartProps<Node extends DetailNode> {
  node: Node
  record: DataRecord
  /** JSON Pointer of the part in its page. */
  pointer: string
}

interface ReadPartProps {
  title: string | undefined
  pointer: string
  sources: ReadSources
  /** Called after the sources have loaded. */
  children: () => ReactNode
}

/** A part that reads data sources: its heading, and its content, a placeholder, or the error of a source. */
export function ReadPart({ title, pointer, sources, children }: ReadPartProps) {
  const t = useText()
  const mark = useInspectMark()
  const { page } = useOpenPage()
  const { Loading, Failed } = useRuntime().registry.states
  const { isLoading, error, retry } = sources
  return (
    <section aria-busy={isLoading} {...mark({ page: page.id, pointer })}>
      {title !== undefined && <h2 className={css.heading}>{t(title)}</h2>}
      {error ? <Failed error={error} retry={retry} /> : isLoading ? <Loading /> : children()}
    </section>
  )
}
