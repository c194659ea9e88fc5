import { useMemo, useState } from 'react'
import { type DataRecord, PageHost, useInspectMark, useOpenPage, usePageParams, useText } from '#runtime'
import type { EmbeddedPage, Page } from '#schemas'
import { OverlayContext } from '../overlay-context.ts'
import css from './record.module.css'

interface EmbeddedPageProps {
  node: EmbeddedPage
  record: DataRecord
  /** JSON Pointer of the node in its page. */
  pointer: string
}

/**
 * Part of a detail page that shows another page, without a card around it. Draws nothing if the user lacks
 * the permission for this page.
 */
export function EmbeddedPageView({ node, record, pointer }: EmbeddedPageProps) {
  const t = useText()
  const mark = useInspectMark()
  const outer = useOpenPage().page.id
  const [page, setPage] = useState<Page>()
  const scope = useMemo(() => ({ record }), [record])
  const params = usePageParams(node.params, scope)
  const title = node.title === undefined ? undefined : t(node.title)
  const isList = page?.kind === 'list'
  return (
    <section
      className={isList ? css.list : css.page}
      {...mark({ page: outer, pointer })}
      data-screen={isList || undefined}
    >
      <OverlayContext value={true}>
        <PageHost
          component={node.page}
          params={params}
          onLoaded={setPage}
          denied={null}
          embedded={{ title, isCompact: true }}
        />
      </OverlayContext>
    </section>
  )
}
