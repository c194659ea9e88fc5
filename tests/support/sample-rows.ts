import type { Database, Db } from '../../server/db/index.ts'

/** Rows of an area's tables that tests add to the demo data. */
export interface SampleRows {
  /** Rows by table, in insertion order. */
  rows?: { readonly [Table in keyof Database]?: readonly Readonly<Record<string, unknown>>[] }
  /** Query parameters that a list requires, by operation. */
  queries?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const modules = import.meta.glob<{ samples: SampleRows }>('../../server/modules/*/samples.fixture.ts', {
  eager: true,
})
const samples = Object.values(modules).map((module) => module.samples)

/** Query parameters that lists require, by operation. */
export const sampleQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign(
  {},
  ...samples.map(({ queries }) => queries),
)

/** Inserts the sample rows of all areas. */
export async function insertSampleRows(db: Db): Promise<void> {
  for (const { rows = {} } of samples)
    for (const [table, values] of Object.entries(rows))
      await db
        .insertInto(table as 'sys_position')
        .values(values as never)
        .execute()
}
