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
 * A page inside a record, without a card of its own. Draws nothing for users without the page's permission.
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
          embedded={{ title }}
        />
      </OverlayContext>
    </section>
  )
}
