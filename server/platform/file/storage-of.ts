import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage, StorageConfig } from './storage.ts'

const storages = new WeakMap<StorageConfig, Storage>()

/** Storage of a configuration: the bucket `S3_BUCKET`, or else the folder `UPLOAD_DIR`. */
export function storageOf(config: StorageConfig): Storage {
  const storage =
    storages.get(config) ?? (config.s3Bucket ? createS3Storage(config) : createDiskStorage(config))
  storages.set(config, storage)
  return storage
}
