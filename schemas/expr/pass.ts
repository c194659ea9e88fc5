import { exprBudget } from './errors.ts'

export interface PassOptions {
  /** Business time, `YYYY-MM-DD HH:mm:ss`, read once per pass. */
  now?: () => string
  /** True if the user has a permission code. */
  can?: (code: string) => boolean
  /** Text of a dictionary value. */
  dict?: (code: string, value: string) => string
  /** Translates a template's English source before it is filled. */
  translate?: (text: string) => string
  /** Time budget of all expressions in the pass. */
  milliseconds?: number
}

/** One evaluation pass: functions, a constant clock and a shared time budget. */
export interface Pass {
  readonly now: () => string
  readonly can: (code: string) => boolean
  readonly dict: (code: string, value: string) => string
  readonly translate: (text: string) => string
  /** Adds the time of a run; throws EXPR_BUDGET with the slowest expression when the budget is exceeded. */
  readonly spend: (source: string, milliseconds: number) => void
}

const pad = (part: number) => String(part).padStart(2, '0')

function localTime(): string {
  const at = new Date()
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join(':')}`
}

/** Starts a pass. By default no permission is granted, dictionaries are unknown and texts stay English. */
export function createPass(options: PassOptions = {}): Pass {
  const { milliseconds: allowed = 200 } = options
  let frozen: string | undefined
  let spent = 0
  const bySource = new Map<string, number>()
  return {
    now: () => {
      frozen ??= (options.now ?? localTime)()
      return frozen
    },
    can: options.can ?? (() => false),
    dict: options.dict ?? ((_code, value) => value),
    translate: options.translate ?? ((text) => text),
    spend: (source, milliseconds) => {
      spent += milliseconds
      bySource.set(source, (bySource.get(source) ?? 0) + milliseconds)
      if (spent <= allowed) return
      const [slowest = source] = [...bySource].sort((a, b) => b[1] - a[1])[0] ?? []
      throw exprBudget({ source: slowest, milliseconds: allowed, spent })
    },
  }
}
