import { useMemo } from 'react'
import type { ListPage, QuickFilter } from '#schemas'
import { useText } from '../../i18n/use-text.ts'
import type { ListState } from '../list-state.ts'
import { isPaged } from '../rows/rows-view.ts'
import { type RowCount, useRowCount } from '../totals/use-row-count.ts'
import { useListAddress } from '../use-list-address.ts'
import { ALL_TAB, activeTab, quickChoices } from './quick-tabs.ts'
import { useTabCounts } from './use-tab-counts.ts'

/** A tab above the rows of a list. */
export interface QuickTab {
  id: string
  /** Localized title. */
  title: string
  /** Number of rows, or undefined if the tab shows no number, or if the number couldn't be loaded. */
  count: RowCount | 'loading' | undefined
}

/** The quick filters of a list. */
export interface QuickFilters {
  /** The tabs. The first tab shows all rows. */
  tabs: readonly QuickTab[]
  /** Id of the selected tab, or undefined if no tab matches the search. */
  active: string | undefined
  /** Searches with the filters of a tab. Search fields without a filter in this tab keep their values. */
  choose: (id: string) => void
}

const NONE: readonly QuickFilter[] = []

/** Tabs of a list, each with its number of rows. The search in the address decides which tab is selected. */
export function useQuickFilters(page: ListPage, list: ListState): QuickFilters {
  const text = useText()
  const { address, rules } = useListAddress(page)
  const { values } = address
  const { quick = NONE } = page.list
  const choices = useMemo(() => quickChoices(quick, values, rules), [quick, values, rules])
  const active = activeTab(choices, quick, { values, rules })
  const counted = choices.filter(({ id }) => hasCount(id, quick))
  const counts = useTabCounts(page, counted, list)
  const rowCount = useRowCount(page, list)
  return {
    tabs: choices.map(({ id }) => ({
      id,
      title: text(quick.find((filter) => filter.id === id)?.title ?? 'All'),
      count: id === active && counts.has(id) ? (isCounted(list) ? rowCount : counts.get(id)) : counts.get(id),
    })),
    active,
    choose: (id) => {
      const choice = choices.find((one) => one.id === id)
      if (choice) list.search.apply(choice.values)
    },
  }
}

/**
 * True if the tab shows its number of rows. The first tab, with all rows, shows its number if any other tab
 * shows one.
 */
const hasCount = (id: string, quick: readonly QuickFilter[]) =>
  quick.some(({ id: own, count = true }) => count && (id === ALL_TAB || id === own))

/**
 * True if the list on screen knows its number of rows, which the selected tab shows too. False while rows
 * load, and in a calendar or board, which load other rows.
 */
const isCounted = ({ settings, isLoading, isRefreshing, error }: ListState) =>
  isPaged(settings.view) && !isLoading && !isRefreshing && !error
