import { PAGE_SIZE, pageOfBills } from '../table/data.ts'

const COUNT = 10_000

/** All rows at once, as a list gives them that is no page of a longer one. */
export const bills = Array.from({ length: COUNT / PAGE_SIZE }, (_, page) => pageOfBills(page)).flat()
export type Bill = (typeof bills)[number]

/** Of antd's body, in px: about what a window of 900 shows of a page. */
export const HEIGHT = 760
