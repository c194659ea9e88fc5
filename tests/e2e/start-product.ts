import { startEmbedded } from '../../server/db/index.ts'
import { startProduct } from '../support/product.ts'

/** One product with small demo data for all journeys; its database is open to them, for what comes by SMS. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const product = await startProduct()
  const database = await startEmbedded({ dataDir: product.dataDir, log: () => undefined })
  process.env.PRODUCT_URL = product.url
  process.env.PRODUCT_DATABASE = database.url
  return async () => {
    await database.stop()
    await product.stop()
  }
}
