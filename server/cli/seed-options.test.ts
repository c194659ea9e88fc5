import { expect, test } from 'vitest'
import { readSeedOptions, UsageError } from './seed-options.ts'

test('by default the seed creates 200 shops, 90 days and a million trades, and deletes nothing', () => {
  expect(readSeedOptions([])).toEqual({
    shops: 200,
    days: 90,
    trades: 1_000_000,
    seed: 1,
    fresh: false,
    yes: false,
  })
})

test('reads options by their names', () => {
  const args = ['--shops', '3', '--days=7', '--trades', '0', '--seed', '4294967295', '--fresh', '--yes']

  expect(readSeedOptions(args)).toEqual({
    shops: 3,
    days: 7,
    trades: 0,
    seed: 4_294_967_295,
    fresh: true,
    yes: true,
  })
})

test('the option --scale system creates a large organisation', () => {
  expect(readSeedOptions(['--scale', 'system'])).toMatchObject({ scale: 'system' })
})

test.each([
  [['--shops', '0'], '--shops 0 is no whole number from 1 to 5000'],
  [['--shops', '5001'], '--shops 5001 is no whole number from 1 to 5000'],
  [['--days', '1.5'], '--days 1.5 is no whole number from 1 to 400'],
  [['--trades', '1e6'], '--trades 1e6 is no whole number from 0 to 50000000'],
  [['--trades', ''], '--trades  is no whole number from 0 to 50000000'],
  [['--seed=-1'], '--seed -1 is no whole number from 0 to 4294967295'],
  [['--shop', '3'], "Unknown option '--shop'"],
  [['--shops'], "Option '--shops <value>' argument missing"],
  [['--fresh=1'], "Option '--fresh' does not take an argument"],
  [['--scale', 'large'], '--scale large is not known: there is system'],
  [['--scale', 'system', '--trades', '5'], '--scale system takes no other option'],
  [['--scale', 'system', '--fresh'], '--scale system takes no other option'],
  [['many'], "Unexpected argument 'many'"],
])('the options %j are refused with the name of the option and the reason', (args, sentence) => {
  expect(() => readSeedOptions(args)).toThrow(UsageError)
  expect(() => readSeedOptions(args)).toThrow(sentence)
})

test('--help returns no options', () => {
  expect(readSeedOptions(['--help'])).toBeUndefined()
})
