import type { Arguments, DownloadOptions, UploadOptions } from '../http/create-http.ts'

export interface SendOptions extends UploadOptions {
  /** The kind of upload, as the server registers it; absent for one that only its owner may read. */
  biz?: string | undefined
}

export interface PostOptions extends UploadOptions {
  /** Goes before the file. */
  fields: Readonly<Record<string, string>>
}

/** Files of the server; src/ implements it with the session of this browser. */
export interface Files {
  /** Sends a file and gives its stored path. Rejects with words for people, or with the reason of `signal`. */
  send: (file: File, options: SendOptions) => Promise<string>
  /** Reads a stored file, private ones as well. */
  read: (path: string, signal?: AbortSignal) => Promise<Blob>
  /**
   * Calls an operation that answers with a file, and saves that once all of it is there. Rejects with words for
   * people, or with the reason of `signal`.
   */
  save?: (operation: string, args: Arguments, options?: DownloadOptions) => Promise<void>
  /**
   * Sends a file to an operation that takes one, and gives its result. Rejects with words for people, or with the
   * reason of `signal`.
   */
  post?: (operation: string, file: File, options: PostOptions) => Promise<unknown>
}
