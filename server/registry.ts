import * as areas from './areas.ts'
import { createRegistry } from './platform/area/registry.ts'

/** Creates the registry with the declarations of all areas of the product. */
export const createProductRegistry = () => createRegistry(Object.values(areas))

/** Declarations of all areas of the product. */
export const registry = createProductRegistry()
