import Type, { type Static } from 'typebox'
import { Nullable } from '../scalars.ts'

const Text = Type.String()

/** The result of one data rule for one row. */
export const RuleEvaluation = Type.Object({
  id: Text,
  name: Text,
  /** The menu of the rule. */
  menu: Text,
  column: Text,
  columnTitle: Text,
  condition: Text,
  /** The value as configured. */
  value: Text,
  /**
   * Values that the rule compares with, after its variables are replaced; empty if a variable has no value.
   */
  values: Type.Array(Text),
  /** Roles that grant the rule to the user. */
  roles: Type.Array(Text),
  passes: Type.Boolean(),
  /** Reason why the rule can't be evaluated; such a rule matches no row. */
  problem: Nullable(Text),
})
export type RuleEvaluation = Static<typeof RuleEvaluation>

/** Explanation of a user's access to one row. */
export const RowAccess = Type.Object({
  visible: Type.Boolean(),
  person: Type.Object({ username: Text, realname: Text, isCaller: Type.Boolean() }),
  permission: Type.Object({
    code: Text,
    /** The menu of the list. */
    menu: Nullable(Text),
    held: Type.Boolean(),
    /** True if the menu has no access control, so that every user has access. */
    isOpen: Type.Boolean(),
    roles: Type.Array(Text),
  }),
  depart: Type.Object({
    /** `none`: the records belong to no department. `all`: the user sees every department. */
    kind: Type.Union([Type.Literal('none'), Type.Literal('all'), Type.Literal('some')]),
    /** Topmost departments of the user's scope; their descendants are in scope too. */
    seen: Type.Array(Text),
    /** The row's department. */
    row: Nullable(Text),
    passes: Type.Boolean(),
  }),
  rules: Type.Array(RuleEvaluation),
})
export type RowAccess = Static<typeof RowAccess>
