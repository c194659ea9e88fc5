import { PAGE_SIZE, pageOfBills } from '../table/data.ts'

const COUNT = 10_000

/** All rows in one array, as for a list without pages. */
export const bills = Array.from({ length: COUNT / PAGE_SIZE }, (_, page) => pageOfBills(page)).flat()
export type Bill = (typeof bills)[number]

/** Height of antd's table body in px. The rows of a list page have a similar height in a window of 900 px. */
export const TABLE_HEIGHT = 760
