import * as areas from './areas.ts'
import { createRegistry } from './platform/area/registry.ts'

/** Declarations of all areas of the product. */
export const registry = createRegistry(Object.values(areas))
