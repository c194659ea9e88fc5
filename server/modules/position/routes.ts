import type { FastifyInstance } from 'fastify'
import type { NewPosition, PositionOptionsQuery, SysPosition } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import type { Crud } from '../crud/declaration.ts'
import { recordNotFound } from '../crud/errors.ts'
import { readRecord } from '../crud/records.ts'
import { crudRoutes } from '../crud/routes.ts'
import { crudImporter } from '../stock-file/crud-importer.ts'
import type { StockFile } from '../stock-file/declaration.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { refuseHeld } from './holders.ts'
import { positionResource } from './list-resource.ts'
import { findPositions } from './options.ts'

const positions: Crud<SysPosition, NewPosition> = {
  area: 'position',
  resource: positionResource,
  table: 'sys_position',
  fields: { code: { column: 'code' }, name: { column: 'name' }, postRank: { column: 'post_rank' } },
  unique: {
    uniq_sys_position_code: {
      field: 'code',
      words: { en: 'Another position has this code', zh: '职务编码已存在' },
    },
  },
  beforeRemove: refuseHeld,
}

const positionFile: StockFile<SysPosition> = {
  path: '/sys/position',
  titles: { en: 'Positions', zh: '职务' },
  resource: positionResource,
  access: {
    list: 'system:position:list',
    export: 'system:position:list',
    import: 'system:position:add',
  },
  columns: [
    { field: 'code', titles: { en: 'Code', zh: '职务编码' }, taken: 'required' },
    { field: 'name', titles: { en: 'Position', zh: '职务名称' }, taken: 'required' },
    { field: 'postRank', titles: { en: 'Rank', zh: '职级' }, dict: 'position_rank', taken: 'optional' },
  ],
}

/** Positions: the calls of the CRUD convention, and the look-up by code. */
export async function positionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services.database
  const { changed } = crudRoutes(app, services, positions)
  stockFileRoutes(app, services, {
    ...positionFile,
    importer: crudImporter(services, positions),
    changed,
  })
  app.route<{ Querystring: PositionOptionsQuery }>({
    ...operationRoute('position.options'),
    handler: async ({ query }) => ok(await findPositions(db, query)),
  })
  app.route<{ Querystring: { code: string } }>({
    ...operationRoute('position.byCode'),
    handler: async ({ query, user: { scope } }) => {
      const found = await db
        .selectFrom('sys_position')
        .select('id')
        .where('code', '=', query.code)
        .executeTakeFirst()
      const position = found && (await readRecord(db, positionResource, { id: found.id, scope }))
      if (!position) throw recordNotFound()
      return ok(position)
    },
  })
}
