import { type Embedded, startEmbedded } from './embedded/start-embedded.ts'

interface Whereabouts {
  /** The operator's database. */
  databaseUrl: string | undefined
  /** Where our own is, if there is none of the operator's. */
  dataDir: string
}

/** Where the database is: the operator's, which is left running, or our own, which is started if nobody did yet. */
export async function findDatabase(
  { databaseUrl, dataDir }: Whereabouts,
  log: (sentence: string) => void,
): Promise<Embedded> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  return startEmbedded({ dataDir, log })
}
