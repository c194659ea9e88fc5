import type { Arguments, DownloadOptions, UploadOptions } from '../http/create-http.ts'

export interface SendOptions extends UploadOptions {
  /** Upload category of the server. Without a category, only the owner may read the file. */
  biz?: string | undefined
}

export interface PostOptions extends UploadOptions {
  /** Form fields of the multipart request, which come before the file. */
  fields: Readonly<Record<string, string>>
}

/** Access to files on the server. `src/` implements this port with the current session. */
export interface Files {
  /**
   * Uploads a file and resolves to its stored path. Rejects with a localized message, or with the abort
   * reason of `signal`.
   */
  send: (file: File, options: SendOptions) => Promise<string>
  /** Reads a stored file, which may be private. */
  read: (path: string, signal?: AbortSignal) => Promise<Blob>
  /**
   * Calls an operation that returns a file, and saves the complete file. Rejects with a localized message, or
   * with the abort reason of `signal`.
   */
  save?: (operation: string, args: Arguments, options?: DownloadOptions) => Promise<void>
  /**
   * Uploads a file to an operation and resolves to its result. Rejects with a localized message, or with the
   * abort reason of `signal`.
   */
  post?: (operation: string, file: File, options: PostOptions) => Promise<unknown>
}
