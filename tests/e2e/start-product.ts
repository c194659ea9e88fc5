import { startProduct } from '../support/product.ts'

/** One product with small demo data for all journeys. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.PRODUCT_URL = product.url
  return product.stop
}
