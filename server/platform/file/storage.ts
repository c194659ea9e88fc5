import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'

/** A complete file on the local disk that isn't stored yet. */
export interface LocalFile {
  temporary: string
  bytes: number
  sha256: Buffer
}

/** Keeps files by their stored paths. The paths have been checked. */
export interface Storage {
  /** Stores a local file. The local file may be moved. */
  put: (file: LocalFile, stored: string) => Promise<void>
  /** Opens a file. Returns undefined if the file doesn't exist. */
  open: (stored: string) => Promise<{ stream: Readable; bytes: number } | undefined>
  /** Removes a file. Does nothing if the file doesn't exist. */
  remove: (stored: string) => Promise<void>
  /** Removes the files of a folder that were last changed before a given time. */
  removeOld: (folder: string, before: Date) => Promise<void>
}

export type StorageConfig = Pick<
  Config,
  'uploadDir' | 's3Bucket' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 's3PathStyle'
>
