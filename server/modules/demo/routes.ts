import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { reportAllErrors } from '../../platform/http/validation.ts'
import { checkOrder } from './check-order.ts'

/** Routes of the example pages. They save nothing. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  createRoute(app)('demo.checkOrder', ({ lines }) => checkOrder(lines), {
    validatorCompiler: reportAllErrors,
  })
}
