import type { Database, Db } from '../../server/db/index.ts'

/** Rows that tests add to the tables of an area, in addition to the demo data. */
export interface SampleRows {
  /** Rows by table, in the order in which they are inserted. */
  rows?: { readonly [Table in keyof Database]?: readonly Readonly<Record<string, unknown>>[] }
  /** Required query parameters of lists, by operation. */
  queries?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const modules = import.meta.glob<{ samples: SampleRows }>('../../server/modules/*/samples.fixture.ts', {
  eager: true,
})
const samples = Object.values(modules).map((module) => module.samples)

/** Required query parameters of the lists of all areas, by operation. */
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
