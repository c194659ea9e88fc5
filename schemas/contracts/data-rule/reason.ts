import Type, { type Static } from 'typebox'
import { Nullable } from '../scalars.ts'

const Text = Type.String()

/** One data rule as it judges one row. */
export const JudgedRule = Type.Object({
  id: Text,
  name: Text,
  /** The menu that it belongs to. */
  menu: Text,
  column: Text,
  columnTitle: Text,
  condition: Text,
  /** As it was written. */
  value: Text,
  /** What its variables stand for now; none where one stands for nothing. */
  values: Type.Array(Text),
  /** Roles by which the person has it. */
  roles: Type.Array(Text),
  passes: Type.Boolean(),
  /** Why it can't be applied, so that it lets no row through. */
  problem: Nullable(Text),
})
export type JudgedRule = Static<typeof JudgedRule>

/** Why somebody sees a row, or does not. */
export const RowReason = Type.Object({
  visible: Type.Boolean(),
  person: Type.Object({ username: Text, realname: Text, isCaller: Type.Boolean() }),
  permission: Type.Object({
    code: Text,
    /** The menu of the list. */
    menu: Nullable(Text),
    held: Type.Boolean(),
    /** Its control is switched off: everybody has it. */
    isOpen: Type.Boolean(),
    roles: Type.Array(Text),
  }),
  depart: Type.Object({
    /** `none`: these records belong to no department; `all`: the person sees every department. */
    kind: Type.Union([Type.Literal('none'), Type.Literal('all'), Type.Literal('some')]),
    /** Departments whose rows, with those below, the person sees. */
    seen: Type.Array(Text),
    /** The department of the row. */
    row: Nullable(Text),
    passes: Type.Boolean(),
  }),
  rules: Type.Array(JudgedRule),
})
export type RowReason = Static<typeof RowReason>
