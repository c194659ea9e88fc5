import { SwapOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { useState } from 'react'
import type { Static } from 'typebox'
import { definePage, useOpenPage, useOperation, useRuntime, useText } from '#runtime'
import { type PageDiff, type PageVersion, strictObject } from '#schemas'
import { IconButton } from '../../shared/icon-button.tsx'
import { State } from '../../shared/states.tsx'
import { ChangeList } from './change-list.tsx'
import { type ComparedVersions, versionsToCompare } from './compared-versions.ts'
import css from './page-compare.module.css'
import { TextComparison } from './text-comparison.tsx'
import { useVersionName, VersionSelect } from './version-select.tsx'

export const PageCompareProps = strictObject({})
export type PageCompareProps = Static<typeof PageCompareProps>

/** Maximum number of versions in the selects. Older versions are not listed. */
const MAX_VERSIONS = 200

/** Loads the versions of a page and compares two of them. The id of the page is a parameter. */
function PageCompare() {
  const { Loading, Failed } = useRuntime().registry.states
  const { id, version } = useOpenPage().params
  const { data, error, refresh } = useOperation<{ records: PageVersion[] }>(
    'page.versions',
    { id, pageNo: 1, pageSize: MAX_VERSIONS },
    { showsErrorInPlace: true },
  )
  if (error) return <Failed error={error} retry={refresh} />
  if (!data) return <Loading />
  return (
    <Comparison
      id={String(id)}
      versions={data.records}
      opened={typeof version === 'number' ? version : undefined}
    />
  )
}

interface ComparisonProps {
  id: string
  versions: readonly PageVersion[]
  opened: number | undefined
}

function Comparison({ id, versions, opened }: ComparisonProps) {
  const t = useText()
  const [compared, setCompared] = useState<ComparedVersions>(() => versionsToCompare(versions, opened))
  const { from, to } = compared
  return (
    <Flex vertical gap={16}>
      <div className={css.selects}>
        <VersionSelect
          label={t('Compare')}
          versions={versions}
          value={from}
          onChange={(next) => setCompared({ from: next, to })}
        />
        <IconButton
          icon={<SwapOutlined aria-hidden />}
          name={t('Swap the versions')}
          onClick={() => setCompared({ from: to, to: from })}
        />
        <VersionSelect
          label={t('with')}
          versions={versions}
          value={to}
          onChange={(next) => setCompared({ from, to: next })}
        />
      </div>
      <Differences id={id} compared={compared} />
    </Flex>
  )
}

/** Shows the differences between two versions, both as sentences and in a comparison of their texts. */
function Differences({ id, compared }: { id: string; compared: ComparedVersions }) {
  const { Loading, Failed } = useRuntime().registry.states
  const t = useText()
  const nameOf = useVersionName()
  const { data, error, refresh } = useOperation<PageDiff>(
    'page.diff',
    { id, ...compared },
    { showsErrorInPlace: true, keepsPreviousData: true },
  )
  if (error) return <Failed error={error} retry={refresh} />
  if (!data) return <Loading />
  const { from, to, before, after, changes } = data
  if (before === after) return <State icon="=" title={t('The versions are equal')} />
  return (
    <>
      <ChangeList changes={changes} />
      <TextComparison before={before} after={after} names={{ before: nameOf(from), after: nameOf(to) }} />
    </>
  )
}

/** Page that compares two versions of another page. */
export const pageComparePage = definePage<PageCompareProps>({
  name: 'system/PageCompare',
  title: 'Compare page versions',
  Component: PageCompare,
})
