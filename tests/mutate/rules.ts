/**
 * Files that contain business rules of one kind, and the tests that must fail for mutations of these rules.
 */
export interface RuleGroup {
  mutate: readonly string[]
  tests: readonly string[]
  /** Minimum percentage of the mutations for which a test must fail. */
  least: number
}

const beside = (file: string) => file.replace(/\.ts$/, '.test.ts')
const group = (least: number, files: readonly string[], tests: readonly string[] = files.map(beside)) => ({
  mutate: files,
  tests,
  least,
})

/**
 * Groups of business rules that `npm run mutate` mutates. Code whose tests need a database is left out,
 * because each mutation would take seconds.
 */
export const ruleGroups: Readonly<Record<string, RuleGroup>> = {
  money: group(
    80,
    [
      'schemas/money.ts',
      'schemas/split-income.ts',
      'server/modules/bill/adjustment-rules.ts',
      'server/modules/bill/payable.ts',
      'server/modules/bill/counter-adjustment-rules.ts',
    ],
    [
      'schemas/money.test.ts',
      'schemas/split-income.test.ts',
      'server/modules/bill/adjustment-rules.test.ts',
      'server/modules/bill/counter-adjustment-rules.test.ts',
      'server/modules/bill/payable.test.ts',
    ],
  ),
  states: group(90, ['server/records/settlement/settle-date.ts', 'server/modules/delegation/rules.ts']),
  shops: group(80, ['server/modules/shop/application-rules.ts', 'schemas/numbers.ts']),
  scope: group(90, [
    'server/platform/permissions/data-rule-conditions.ts',
    'server/modules/table-dictionary/predicate.ts',
    'server/platform/departments/org-code.ts',
  ]),
  lists: group(80, [
    'runtime/list/filters.ts',
    'runtime/list/address.ts',
    'server/platform/list/cursor.ts',
    'server/platform/list/values.ts',
    'server/platform/list/query.ts',
  ]),
  bodies: group(90, ['server/platform/http/coerce-body.ts', 'server/platform/http/canonical-json.ts']),
  expressions: group(80, ['schemas/expr/!(*.test|*.fixture).ts'], ['schemas/expr/*.test.ts']),
  checks: group(65, [
    'schemas/did-you-mean.ts',
    'schemas/check/page-text.ts',
    'schemas/diff/page-breaks.ts',
    'schemas/diff/shape-breaks.ts',
    'schemas/diff/diff-page.ts',
  ]),
}
