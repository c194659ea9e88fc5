/** Input type of a benchmark field. */
export type Kind = 'text' | 'number' | 'select' | 'date'

export interface BenchField {
  name: string
  title: string
  kind: Kind
}

const kinds: readonly Kind[] = ['text', 'number', 'select', 'date']

/** Creates the fields that every peer renders: a quarter of them for each input type. */
export const fieldsOf = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `f${place}`,
    title: `Field ${place}`,
    kind: kinds[place % kinds.length] as Kind,
  }))

export const options = ['wechat', 'alipay', 'unionpay'].map((value) => ({ value, label: value }))

/** Number of fields whose visibility depends on the first field. */
export const DEPENDENT_COUNT = 50

/** Name of the first field. The dependent fields are visible while the first field has the value `yes`. */
export const FIRST_FIELD = 'f0'

/** Props of every peer. */
export interface PeerProps {
  count: number
  /** True if the 2nd to 51st field are visible only while the value of the first field is `yes`. */
  withConditions?: boolean
  /** True if every field is required. */
  isRequired?: boolean
}

export const isDependent = (place: number) => place > 0 && place <= DEPENDENT_COUNT
