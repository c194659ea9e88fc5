const MEGABYTE = 1_048_576

/** What a client may upload for; its name is the folder of the files. */
export interface UploadKind {
  biz: string
  /** Anybody may read such a file who knows its address. */
  isPublic: boolean
  /** Bytes. */
  limit: number
}

/** Without a `biz` a file is of this kind, as in the contract. */
export const DEFAULT_BIZ = 'temp'
export const AVATAR = 'avatar'
/** The folder of files that are made in the background; nobody uploads there. */
export const EXPORT = 'export'

/** The folder of what is wrong with files that stock clients brought; nobody uploads there. */
export const IMPORT = 'import'

/** Every kind there is; a `biz` of any other text is refused, whatever path it spells. */
export const uploadKinds = (uploadMaxMb: number): ReadonlyMap<string, UploadKind> =>
  new Map(
    [
      { biz: AVATAR, isPublic: true, limit: Math.min(2, uploadMaxMb) * MEGABYTE },
      { biz: DEFAULT_BIZ, isPublic: false, limit: uploadMaxMb * MEGABYTE },
    ].map((kind) => [kind.biz, kind]),
  )

export const megabytesOf = (bytes: number): number => bytes / MEGABYTE
