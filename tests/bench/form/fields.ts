/** Input type of a benchmark field. */
export type Kind = 'text' | 'number' | 'select' | 'date'

export interface BenchField {
  name: string
  title: string
  kind: Kind
}

const kinds: readonly Kind[] = ['text', 'number', 'select', 'date']

/** Fields for every peer, a quarter of each type. */
export const fieldsOf = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `f${place}`,
    title: `Field ${place}`,
    kind: kinds[place % kinds.length] as Kind,
  }))

export const options = ['wechat', 'alipay', 'unionpay'].map((value) => ({ value, label: value }))

/** Number of fields that depend on one field. */
export const FOLLOWERS = 50

/** The field that shows the others while its value is `yes`. */
export const SWITCH = 'f0'

/** Props of every peer. */
export interface PeerProps {
  count: number
  /** Shows the fields from the second to the 51st only while the first is `yes`. */
  withConditions?: boolean
  /** Makes every field required. */
  isRequired?: boolean
}

export const isFollower = (place: number) => place > 0 && place <= FOLLOWERS
