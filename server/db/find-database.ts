import { type Embedded, startEmbedded } from './embedded/start-embedded.ts'

interface Whereabouts {
  /** The operator's database. */
  databaseUrl: string | undefined
  /** Data folder of the embedded database, if the operator has configured none. */
  dataDir: string
}

/** Finds the database: the operator's, which is only connected to, or the embedded one, which is started if needed. */
export async function findDatabase(
  { databaseUrl, dataDir }: Whereabouts,
  log: (sentence: string) => void,
): Promise<Embedded> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  return startEmbedded({ dataDir, log })
}
