import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileFactsQuery } from '#schemas'
import { tokenOf } from '../../http/access.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createSessionLookUp } from '../system/sessions.ts'
import { fileNotFound } from './errors.ts'
import { factsOf, mayReadFile, type OwnedFile } from './facts.ts'
import { isPictureType } from './media-type.ts'
import { createFileStore } from './store.ts'
import { createUpload } from './upload.ts'
import { findUpload } from './uploads.ts'

const MEGABYTE = 1_048_576
/** Uploads a minute from one address. */
const UPLOADS = 30
const YEAR = 31_536_000

/** A stored file never changes: whoever has it need not ask again. */
const cacheControl = (isPublic: boolean): string =>
  `${isPublic ? 'public' : 'private'}, max-age=${YEAR}, immutable`

/** Taking files in, and giving them out again. */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database } = services
  const store = createFileStore(config)
  const upload = createUpload(services, store)
  const resolveUser = createSessionLookUp(services, app.log)

  /** Only this area takes multipart bodies: one file, a few short fields. */
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: config.uploadMaxMb * MEGABYTE,
      files: 1,
      fields: 5,
      parts: 6,
      fieldSize: 200,
      fieldNameSize: 50,
      headerPairs: 50,
    },
  })

  const { config: declared, schema, ...route } = operationRoute('file.upload')
  app.route({
    ...route,
    config: { ...declared, rateLimit: perMinute(UPLOADS) },
    schema: { response: schema.response },
    handler: async (request) => ok(null, await upload(request)),
  })

  app.route<{ Querystring: FileFactsQuery }>({
    ...operationRoute('file.facts'),
    handler: async ({ query, user }) => ok(await factsOf(database.db, query.paths, user)),
  })

  /** Who asks for a file that not everybody may see; a token that is no good is none. */
  const callerOf = async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    const token = tokenOf(request)
    return token === undefined ? undefined : resolveUser(token)
  }

  const mayRead = async (request: FastifyRequest, file: OwnedFile) => {
    const caller = await callerOf(request)
    return caller !== undefined && mayReadFile(database.db, file, caller)
  }

  app.get<{ Params: { '*': string } }>(
    '/sys/common/static/*',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*']
      const file = path.includes('\0') ? undefined : await findUpload(database.db, path)
      const isSeen = file !== undefined && (file.is_public || (await mayRead(request, file)))
      const opened = isSeen ? await store.open(file.path) : undefined
      if (file === undefined || opened === undefined) throw fileNotFound()
      return reply
        .type(file.media_type)
        .header('content-length', opened.bytes)
        .header('content-disposition', isPictureType(file.media_type) ? 'inline' : 'attachment')
        .header('cache-control', cacheControl(file.is_public))
        .send(opened.stream)
    },
  )
}
