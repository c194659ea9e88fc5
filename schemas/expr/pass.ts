import { exprBudget } from './errors.ts'

export interface PassOptions {
  /** Returns the business time as `YYYY-MM-DD HH:mm:ss`. The time is read once per pass. */
  now?: () => string
  /** True if the user has the permission code. */
  can?: (code: string) => boolean
  /** Returns the text of a dictionary value. */
  dict?: (code: string, value: string) => string
  /** Translates the English source of a template, before its expressions are replaced by their values. */
  translate?: (text: string) => string
  /** Time limit in ms for all expressions of the pass together. */
  milliseconds?: number
}

/**
 * Evaluates several expressions together. All expressions of a pass share the functions, one time limit, and
 * a clock that doesn't change.
 */
export interface Pass {
  readonly now: () => string
  readonly can: (code: string) => boolean
  readonly dict: (code: string, value: string) => string
  readonly translate: (text: string) => string
  /**
   * Adds the time in ms that an expression took. Throws EXPR_BUDGET if the limit is exceeded, and names the
   * slowest expression.
   */
  readonly spend: (source: string, milliseconds: number) => void
}

const pad = (part: number) => String(part).padStart(2, '0')

function localTime(): string {
  const at = new Date()
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join(':')}`
}

/**
 * Starts a pass. By default, the user has no permissions, dictionaries are unknown, and texts stay in
 * English.
 */
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
