import Type, { type Static } from 'typebox'
import { Nullable } from '../scalars.ts'

const Text = Type.String()

/** Tells whether one data rule admits one row. */
export const RuleEvaluation = Type.Object({
  id: Text,
  name: Text,
  /** Name of the menu to which the rule belongs. */
  menu: Text,
  column: Text,
  columnTitle: Text,
  condition: Text,
  /** The value as the rule stores it, with its variables. */
  value: Text,
  /**
   * Values with which the rule compares, after its variables have been replaced. Empty if a variable has no
   * value.
   */
  values: Type.Array(Text),
  /** Names of the user's roles that grant the rule. */
  roles: Type.Array(Text),
  passes: Type.Boolean(),
  /** Reason why the rule can't be evaluated. Such a rule admits no row. */
  problem: Nullable(Text),
})
export type RuleEvaluation = Static<typeof RuleEvaluation>

/** Explains why a user sees or doesn't see one row. */
export const RowAccess = Type.Object({
  visible: Type.Boolean(),
  person: Type.Object({ username: Text, realname: Text, isCaller: Type.Boolean() }),
  permission: Type.Object({
    code: Text,
    /** Name of the menu that opens the list. */
    menu: Nullable(Text),
    held: Type.Boolean(),
    /** True if the menu has no access control, so that every user may open it. */
    isOpen: Type.Boolean(),
    roles: Type.Array(Text),
  }),
  depart: Type.Object({
    /** `none`: the records belong to no department. `all`: the user sees the records of every department. */
    kind: Type.Union([Type.Literal('none'), Type.Literal('all'), Type.Literal('some')]),
    /**
     * Topmost departments of the user's scope. The descendants of these departments are also in the scope.
     */
    seen: Type.Array(Text),
    /** Department to which the row belongs. */
    row: Nullable(Text),
    passes: Type.Boolean(),
  }),
  rules: Type.Array(RuleEvaluation),
})
export type RowAccess = Static<typeof RowAccess>
