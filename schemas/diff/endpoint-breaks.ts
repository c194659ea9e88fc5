import type { Endpoint } from '../contracts/endpoint.ts'
import { type Break, broken, doubtful } from './breaks.ts'

/** What is another about calling an operation, its shapes apart. */
export function endpointBreaks(old: Endpoint, now: Endpoint): Break[] {
  const tell = (message: string) => broken(undefined, message)
  const ask = (message: string) => doubtful(undefined, message)
  return [
    ...(['method', 'path', 'gives'] as const).flatMap((key) =>
      old[key] === now[key] ? [] : [tell(`Its ${key} is ${now[key]} now, not ${old[key]}.`)],
    ),
    ...(old.access === now.access ? [] : [ask(`It needs "${now.access}" now, not "${old.access}".`)]),
    ...(!old.idempotent && now.idempotent ? [tell('It needs an Idempotency-Key now.')] : []),
    ...changed(old.countersign, now.countersign, {
      came: (right) => tell(`It needs a signature by "${right}" now.`),
      left: (right) => ask(`It no longer needs a signature by "${right}".`),
      other: (right, before) => ask(`It needs a signature by "${right}" now, not by "${before}".`),
    }),
    ...changed(old.totals, now.totals, {
      left: () => tell('Its totals are gone.'),
      other: (name, before) => ask(`Its totals come from "${name}" now, not "${before}".`),
    }),
  ]
}

interface Told {
  came?: (now: string) => Break
  left: (old: string) => Break
  other: (now: string, old: string) => Break
}

function changed(old: string | undefined, now: string | undefined, { came, left, other }: Told): Break[] {
  if (old === now) return []
  if (old === undefined) return now === undefined || !came ? [] : [came(now)]
  return [now === undefined ? left(old) : other(now, old)]
}
