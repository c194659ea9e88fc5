import { Empty } from 'antd'
import { useMemo } from 'react'
import {
  NodeBoundary,
  PageHost,
  type RegionSelections,
  useInspectMark,
  usePageParams,
  useText,
} from '#runtime'
import type { Region } from '#schemas'
import css from './composite.module.css'

interface RegionViewProps {
  region: Region
  /** Id of the composite page. */
  pageId: string
  /** JSON Pointer of the region in its page. */
  pointer: string
  selections: RegionSelections
}

/** A region of a composite page, or its empty state until a row is selected. */
export function RegionView({ region, pageId, pointer, selections }: RegionViewProps) {
  const t = useText()
  const mark = useInspectMark()
  return (
    <div {...mark({ page: pageId, pointer })}>
      <NodeBoundary at={{ page: pageId, pointer }} value={selections.scope}>
        {selections.isReady(region) ? (
          <RegionPage region={region} selections={selections} />
        ) : (
          <Empty className={css.empty} description={t(region.empty ?? 'Select a row')} />
        )}
      </NodeBoundary>
    </div>
  )
}

/** The page of a region. Another selection mounts it anew, so that its search and forms start afresh. */
function RegionPage({ region, selections }: Pick<RegionViewProps, 'region' | 'selections'>) {
  const t = useText()
  const params = usePageParams(region.params, selections.scope)
  const selection = selections.of(region)
  const title = region.title === undefined ? undefined : t(region.title)
  const embedded = useMemo(() => ({ title, selection }), [title, selection])
  return (
    <PageHost
      key={JSON.stringify(params)}
      component={region.page}
      params={params}
      denied={null}
      embedded={embedded}
    />
  )
}
