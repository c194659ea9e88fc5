import { type Embedded, startEmbedded } from './embedded/start-embedded.ts'

interface Whereabouts {
  /** Configured database, if any. */
  databaseUrl: string | undefined
  /** Data folder of the embedded database, which is used if no database is configured. */
  dataDir: string
}

/** Finds the database: the configured one, or the embedded one, which is started if necessary. */
export async function findDatabase(
  { databaseUrl, dataDir }: Whereabouts,
  log: (sentence: string) => void,
): Promise<Embedded> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  return startEmbedded({ dataDir, log })
}
