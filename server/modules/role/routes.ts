import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'

/** Roles, as pickers find them: names and codes, never who has them or what they allow. */
export async function roleRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  app.route({
    ...operationRoute('role.all'),
    handler: async () =>
      ok(
        await db
          .selectFrom('sys_role')
          .select(['id', 'role_name as roleName', 'role_code as roleCode', 'description'])
          .select(['create_by as createBy', 'create_time as createTime'])
          .select(['update_by as updateBy', 'update_time as updateTime'])
          .orderBy('create_time')
          .orderBy('role_code')
          .execute(),
      ),
  })
}
