/** What a field of the benchmark is. */
export type Kind = 'text' | 'number' | 'select' | 'date'

export interface BenchField {
  name: string
  title: string
  kind: Kind
}

const kinds: readonly Kind[] = ['text', 'number', 'select', 'date']

/** So many fields, a quarter of each kind; the same for every peer. */
export const fieldsOf = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `f${place}`,
    title: `Field ${place}`,
    kind: kinds[place % kinds.length] as Kind,
  }))

export const options = ['wechat', 'alipay', 'unionpay'].map((value) => ({ value, label: value }))

/** How many fields follow one field's value, in the benchmark of conditions. */
export const FOLLOWERS = 50

/** The switch of the conditions, and the fields that are seen while it reads `yes`. */
export const SWITCH = 'f0'

/** What each peer is asked to draw. */
export interface PeerProps {
  count: number
  /** The fields from the second to the 51st are seen only while the first reads `yes`. */
  withConditions?: boolean
  /** Every field is required. */
  isRequired?: boolean
}

export const isFollower = (place: number) => place > 0 && place <= FOLLOWERS
