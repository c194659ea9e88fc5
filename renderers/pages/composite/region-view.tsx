import { Empty } from 'antd'
import { useMemo } from 'react'
import {
  NodeBoundary,
  PageHost,
  type RegionSelections,
  useEvaluation,
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

/**
 * Returns a function that localizes the title of a region. The result is undefined if there is no title, and
 * until the rows that the title reads are loaded.
 */
export function useRegionTitle({
  scope,
  isLoaded,
}: RegionSelections): (region: Region) => string | undefined {
  const t = useText()
  const { text } = useEvaluation()
  return (region) => {
    const { title } = region
    if (title === undefined || typeof title === 'string') return title && t(title)
    return isLoaded(region) ? text(title, scope) : undefined
  }
}

/** The page of a region. A change of the selection mounts it again, which resets its search and its forms. */
function RegionPage({ region, selections }: Pick<RegionViewProps, 'region' | 'selections'>) {
  const params = usePageParams(region.params, selections.scope)
  const selection = selections.of(region)
  const title = useRegionTitle(selections)(region)
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
