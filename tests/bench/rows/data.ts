import { PAGE_SIZE, pageOfBills } from '../table/data.ts'

const COUNT = 10_000

/** All rows at once, as for an unpaged list. */
export const bills = Array.from({ length: COUNT / PAGE_SIZE }, (_, page) => pageOfBills(page)).flat()
export type Bill = (typeof bills)[number]

/** Height of antd's table body in px, about that of a page in a window of 900. */
export const HEIGHT = 760
