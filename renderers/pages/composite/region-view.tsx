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
import { EmptyCup } from '../../shared/empty-cup.tsx'
import css from './composite.module.css'

interface RegionViewProps {
  region: Region
  /** Id of the composite page. */
  pageId: string
  /** JSON Pointer of the region in the composite page. */
  pointer: string
  selections: RegionSelections
}

/**
 * Draws a region of a composite page. A region that depends on a selected row is empty until the user selects
 * this row.
 */
export function RegionView({ region, pageId, pointer, selections }: RegionViewProps) {
  const t = useText()
  const mark = useInspectMark()
  return (
    <div {...mark({ page: pageId, pointer })}>
      <NodeBoundary at={{ page: pageId, pointer }} value={selections.scope}>
        {selections.isReady(region) ? (
          <RegionPage region={region} selections={selections} />
        ) : (
          <Empty className={css.empty} image={<EmptyCup />} description={t(region.empty ?? 'Select a row')} />
        )}
      </NodeBoundary>
    </div>
  )
}

/**
 * Returns a function that returns the localized title of a region. The title is undefined if the region has
 * none, or while the rows that the title reads are loading.
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

/**
 * Draws the page of a region. The page is mounted again when the selection changes its parameters. Mounting
 * resets the search and the forms of the page.
 */
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
