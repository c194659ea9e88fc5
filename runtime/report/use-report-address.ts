import { useMemo, useSyncExternalStore } from 'react'
import type { ReportPage } from '#schemas'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { type AddressRules, readAddress, writeAddress } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import { keyFields } from '../list/search-keys.ts'
import { normalise } from '../list/search-value.ts'
import { useOpenPage } from '../page/page-context.ts'

/** What of a report stands in its address. */
interface ReportAddress {
  values: SearchValues
  /** Undefined: the first one. */
  view: string | undefined
}

export interface UseReportAddress {
  address: ReportAddress
  rules: AddressRules
  /** Each change is an entry that back undoes; gives whether anything changed. */
  go: (change: Partial<ReportAddress>) => boolean
}

const NO_FILTERS: NonNullable<ReportPage['report']['filters']> = []
const PAGE_SIZE = 20

/** Reads and writes filters and view of a report in the address, filters as lists have theirs. */
export function useReportAddress(page: ReportPage): UseReportAddress {
  const evaluation = useEvaluation()
  const { address: port } = useOpenPage().session
  const search = useSyncExternalStore(port.subscribe, port.search)
  const rules = useMemo<AddressRules>(() => {
    const fields = keyFields(page.report.filters ?? NO_FILTERS)
    const defaults = fields.flatMap(({ key, field, isSeveral }) => {
      const value = normalise(evaluation.value(field.default), isSeveral)
      return value === undefined ? [] : [[key, value] as const]
    })
    return {
      fields,
      defaults: Object.fromEntries(defaults),
      sortable: new Set(),
      defaultSort: undefined,
      defaultSize: PAGE_SIZE,
    }
  }, [page, evaluation])
  const address = useMemo(() => readReport(search, rules), [search, rules])
  const go = useMemo<UseReportAddress['go']>(
    () => (change) => {
      const now = readReport(port.search(), rules)
      const wanted = writeReport({ ...now, ...change }, rules)
      if (wanted === writeReport(now, rules)) return false
      port.write(wanted)
      return true
    },
    [port, rules],
  )
  return { address, rules, go }
}

function readReport(search: string, rules: AddressRules): ReportAddress {
  const { values } = readAddress(search, rules)
  return { values, view: new URLSearchParams(search).get('view') ?? undefined }
}

function writeReport({ values, view }: ReportAddress, rules: AddressRules): string {
  const none = { sort: undefined, pageNo: 1, pageSize: PAGE_SIZE, cursor: undefined, openId: undefined }
  const query = writeAddress({ values, ...none }, rules)
  if (view === undefined) return query
  return `${query}${query === '?' ? '' : '&'}view=${encodeURIComponent(view)}`
}
