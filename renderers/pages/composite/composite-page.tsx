import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Tabs } from 'antd'
import { type CSSProperties, useEffect, useRef } from 'react'
import { type RegionSelections, useAccess, useAddressParam, useRegionSelections, useText } from '#runtime'
import type { CompositePage, Region } from '#schemas'
import { PageTitle, useHasTitle } from '../../shared/page-title.tsx'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import css from './composite.module.css'
import { RegionView, useRegionTitle } from './region-view.tsx'

/** Shows several pages on one screen: side by side, one below the other, or in tabs. */
export function CompositePageView({ page }: { page: CompositePage }) {
  const t = useText()
  const hasTitle = useHasTitle()
  const access = useAccess()
  const { layout = 'split', regions } = page.composite
  const selections = useRegionSelections(regions)
  const shown = regions.filter(({ requires }) => requires === undefined || access.has(requires))
  const parts = { page, regions: shown, selections }
  return (
    <div className={css.page}>
      {hasTitle && <PageTitle>{t(page.title)}</PageTitle>}
      {layout === 'tabs' ? <RegionTabs {...parts} /> : <Regions {...parts} isSplit={layout === 'split'} />}
    </div>
  )
}

interface RegionsProps {
  page: CompositePage
  regions: readonly Region[]
  selections: RegionSelections
}

const pointerOf = (page: CompositePage, region: Region) =>
  `/composite/regions/${page.composite.regions.indexOf(region)}`

/**
 * Shows regions side by side or one below the other. On a phone, after a row is selected, the regions that
 * depend on this row replace the other regions. The hidden regions stay mounted.
 */
function Regions({ page, regions, selections, isSplit }: RegionsProps & { isSplit: boolean }) {
  const isNarrow = useMedia(MOBILE)
  const dependent = regions.filter(selections.isDependent)
  const isDetail = isNarrow && dependent.some(selections.isReady)
  const isHidden = (region: Region) =>
    isNarrow && dependent.length > 0 && selections.isDependent(region) !== isDetail
  return (
    <>
      {isDetail && <Back onBack={selections.clear} />}
      <div className={isSplit ? css.split : css.stack}>
        {regions.map((region) => (
          <div
            key={region.id}
            className={css.region}
            style={{ '--span': region.span ?? 12 } as CSSProperties}
            hidden={isHidden(region)}
          >
            <RegionView pageId={page.id} pointer={pointerOf(page, region)} {...{ region, selections }} />
          </div>
        ))}
      </div>
    </>
  )
}

/**
 * Button that returns to the list on a phone. The button gets the focus, because the row that the user
 * clicked is now hidden.
 */
function Back({ onBack }: { onBack: () => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button
      ref={button}
      className={css.back}
      type="text"
      icon={<ArrowLeftOutlined aria-hidden />}
      onClick={onBack}
    >
      {t('Back to the list')}
    </Button>
  )
}

/**
 * Shows regions in tabs. A region is mounted when its tab is first opened. The URL parameter `tab` is the id
 * of the open region.
 */
function RegionTabs({ page, regions, selections }: RegionsProps) {
  const [tab, setTab] = useAddressParam('tab')
  const titleOf = useRegionTitle(selections)
  const active = regions.find(({ id }) => id === tab) ?? regions[0]
  return (
    <Tabs
      {...(active && { activeKey: active.id })}
      onChange={(id) => setTab(id)}
      items={regions.map((region) => ({
        key: region.id,
        label: titleOf(region) ?? region.id,
        children: (
          <RegionView pageId={page.id} pointer={pointerOf(page, region)} {...{ region, selections }} />
        ),
      }))}
    />
  )
}
