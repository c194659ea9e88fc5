import { useMemo } from 'react'
import type { ListPage, RowToneName } from '#schemas'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { DataRecord } from '../../registry/definitions.ts'

type RowToneOf = (record: DataRecord) => RowToneName | undefined

/**
 * Returns a function that finds the tone of a row by the first condition that is met. The function ignores
 * invalid conditions. If the list has no tones, returns undefined instead of a function.
 */
export function useRowTone(page: ListPage): RowToneOf | undefined {
  const evaluation = useEvaluation()
  return useMemo(() => {
    const tones = page.list.table?.rowTone
    if (!tones) return undefined
    const known = new WeakMap<DataRecord, RowToneName | undefined>()
    const holds = (tone: (typeof tones)[number], record: DataRecord) => {
      try {
        return evaluation.isMet(tone.when, { record })
      } catch {
        return false
      }
    }
    return (record) => {
      if (!known.has(record)) known.set(record, tones.find((tone) => holds(tone, record))?.tone)
      return known.get(record)
    }
  }, [page, evaluation])
}
