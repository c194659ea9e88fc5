import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FileInfo, MAX_FILES_PER_QUERY } from '#schemas'
import type { Services } from '../../services.ts'
import { createSessionLookUp } from '../authentication/sessions.ts'
import { ok } from '../http/envelope.ts'
import { createRawRoute, createRoute } from '../http/operation-route.ts'
import { tokenOf } from '../http/permission-check.ts'
import type { SignedIn } from '../http/request.ts'
import { fileNotFound } from './errors.ts'
import { isPictureType } from './media-type.ts'
import { createFileStore } from './store.ts'
import { createUpload } from './upload.ts'
import { AVATAR, findMetadata, findUpload } from './uploads.ts'

interface OwnedFile {
  path: string
  owner_id: string
}

/** True if a file belongs to the caller, or to a record that the caller may see. */
const mayReadFile = async (
  { database: { db }, registry }: Services,
  { path, owner_id }: OwnedFile,
  caller: SignedIn,
) => caller.id === owner_id || (await registry.isAttachedWithin(db, path, caller))

/**
 * Returns the names and sizes of files. `paths` are separated by commas. Leaves out files that the caller may
 * not read.
 */
async function readFileInfo(services: Services, paths: string, caller: SignedIn): Promise<FileInfo[]> {
  const asked = [...new Set(paths.split(','))]
    .filter((path) => path !== '' && !path.includes('\0'))
    .slice(0, MAX_FILES_PER_QUERY)
  if (asked.length === 0) return []
  const found = await findMetadata(services.database.db, asked)
  const seen = await Promise.all(found.map((file) => file.is_public || mayReadFile(services, file, caller)))
  return found.filter((_, index) => seen[index]).map(({ path, name, bytes }) => ({ path, name, bytes }))
}

const MEGABYTE = 1_048_576
/** Maximum number of uploads per minute and IP address. */
const UPLOADS = 30
const YEAR = 31_536_000

/**
 * Cache-Control header of a file. Files are cached for a year, since stored files never change. Only avatars may
 * stay in caches that users share. A picture that visitors can open only for a day isn't cached.
 */
const cacheControl = ({ biz, open_until }: { biz: string; open_until: unknown }): string =>
  open_until === null
    ? `${biz === AVATAR ? 'public' : 'private'}, max-age=${YEAR}, immutable`
    : 'private, no-store'

/** Routes to upload and download files. */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { config, database } = services
  const store = createFileStore(config)
  const upload = createUpload(services, store)
  const resolveUser = createSessionLookUp(services, app.log)

  /** Accepts multipart bodies, only in this area. A body contains one file and a few short fields. */
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

  createRawRoute(app)('file.upload', async (_, request) => ok(null, await upload(request)), {
    limit: UPLOADS,
    ignoresArgs: true,
  })
  route('file.facts', ({ paths }, { user }) => readFileInfo(services, paths, user))

  /** Finds the signed-in caller. Returns undefined if the token is missing or invalid. */
  const callerOf = async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    const token = tokenOf(request)
    return token === undefined ? undefined : resolveUser(token)
  }

  const mayRead = async (request: FastifyRequest, file: OwnedFile) => {
    const caller = await callerOf(request)
    return caller !== undefined && mayReadFile(services, file, caller)
  }

  app.get<{ Params: { '*': string } }>(
    '/sys/common/static/*',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*']
      const file = path.includes('\0') ? undefined : await findUpload(database.db, path, services.clock())
      const mayOpen = file !== undefined && (file.is_public || file.is_open || (await mayRead(request, file)))
      const opened = mayOpen ? await store.open(file.path) : undefined
      if (file === undefined || opened === undefined) throw fileNotFound()
      return reply
        .type(file.media_type)
        .header('content-length', opened.bytes)
        .header('content-disposition', isPictureType(file.media_type) ? 'inline' : 'attachment')
        .header('cache-control', cacheControl(file))
        .header('x-robots-tag', 'noindex')
        .send(opened.stream)
    },
  )
}
