import { type TotalKind, totalKinds } from '#schemas'
import { listQueryInvalid } from './errors.ts'
import type { Askable } from './resource.ts'

/** One total, checked: `key` is how it was asked for, `sum:grossFen`. */
export interface AskedTotal {
  key: string
  kind: TotalKind
  field: string
}

const MAX_TOTALS = 40

function readPart({ ability: { totals = [] } }: Askable, key: string): AskedTotal | undefined {
  const [name, field = '', ...rest] = key.split(':')
  const kind = totalKinds.find((known) => known === name)
  return kind && rest.length === 0 && totals.includes(field) ? { key, kind, field } : undefined
}

/** Reads `sum:grossFen,max:payableFen`; anything that the list does not add up is a LIST_QUERY_INVALID. */
export function readTotals(resource: Askable, text: unknown): AskedTotal[] {
  const keys = typeof text === 'string' ? [...new Set(text.split(','))] : []
  const parts = keys.map((key) => readPart(resource, key))
  const known = parts.filter((part) => part !== undefined)
  if (known.length > 0 && known.length === parts.length && known.length <= MAX_TOTALS) return known
  const fields = resource.ability.totals ?? []
  const totals = {
    en: `Parts like sum:${fields[0] ?? 'field'} are expected, of ${fields.join(', ') || 'none'}`,
    zh: `应为 sum:${fields[0] ?? 'field'} 形式，可用字段：${fields.join('、') || '无'}`,
  }
  throw listQueryInvalid({ totals }, { fields: { totals } })
}
