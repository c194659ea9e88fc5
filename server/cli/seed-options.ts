import { parseArgs } from 'node:util'
import { type DemoSize, MAX_SHOPS } from '../db/seed/index.ts'

/** Options of the command that seeds demo data. */
export interface SeedOptions extends DemoSize {
  /** True to empty the business tables before seeding. */
  fresh: boolean
  /** True to skip the confirmation question. */
  yes: boolean
  /** `system` creates a large organisation instead of business data. */
  scale: 'system' | undefined
}

/** Error of an invalid option. The message is one sentence for the terminal. */
export class UsageError extends Error {}

interface NumberOption {
  fallback: number
  minimum: number
  maximum: number
  text: string
}

const numbers: Record<keyof DemoSize, NumberOption> = {
  shops: { fallback: 200, minimum: 1, maximum: MAX_SHOPS, text: 'how many shops' },
  days: { fallback: 90, minimum: 1, maximum: 400, text: 'whole days of trading before today' },
  trades: { fallback: 1_000_000, minimum: 0, maximum: 50_000_000, text: 'payments and refunds in all' },
  seed: {
    fallback: 1,
    minimum: 0,
    maximum: 4_294_967_295,
    text: 'where chance starts: the same one, the same data',
  },
}

/** Text that `--help` prints. */
export const usage = [
  'npm run seed -- [options]   makes a demo business that adds up to the fen',
  '',
  ...Object.entries(numbers).map(
    ([name, { fallback, minimum, maximum, text }]) =>
      `  --${name.padEnd(7)} ${text} (${minimum} to ${maximum}; ${fallback} if not given)`,
  ),
  '  --fresh   empties the business tables first',
  '  --yes     does so without asking',
  '',
  'npm run seed -- --scale system   makes 100,000 people, 5,000 departments and 2,000 menus beside what there is,',
  '  in the place of those it made before; the administrators get the menus',
].join('\n')

function readNumber(name: keyof DemoSize, given: string | undefined): number {
  const { fallback, minimum, maximum } = numbers[name]
  if (given === undefined) return fallback
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN
  if (value >= minimum && value <= maximum) return value
  throw new UsageError(`--${name} ${given} is no whole number from ${minimum} to ${maximum}`)
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    shops: text,
    days: text,
    trades: text,
    seed: text,
    fresh: flag,
    yes: flag,
    scale: text,
    help: flag,
  }
  try {
    return parseArgs({ args, options, strict: true }).values
  } catch (cause) {
    throw new UsageError((cause as Error).message.split('. ')[0])
  }
}

function readScale(given: string | undefined, others: readonly unknown[]): SeedOptions['scale'] {
  if (given === undefined) return undefined
  if (given !== 'system') throw new UsageError(`--scale ${given} is not known: there is system`)
  if (others.some(Boolean)) throw new UsageError('--scale system takes no other option')
  return given
}

/** Parses the command line of the seed command. Returns undefined for `--help`. */
export function readSeedOptions(args: string[]): SeedOptions | undefined {
  const { fresh, yes, help, scale, ...given } = parse(args)
  if (help) return undefined
  return {
    shops: readNumber('shops', given.shops),
    days: readNumber('days', given.days),
    trades: readNumber('trades', given.trades),
    seed: readNumber('seed', given.seed),
    fresh,
    yes,
    scale: readScale(scale, [fresh, ...Object.values(given)]),
  }
}
