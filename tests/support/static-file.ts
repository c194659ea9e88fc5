import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Responds with a file of this repository, as the server does with static files. */
export async function staticFile(url: string): Promise<Response> {
  const { pathname } = new URL(url, 'http://localhost')
  return new Response(await readFile(path.join(process.cwd(), pathname)))
}
