import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { Config } from '../config.ts'
import { findDatabase } from '../db/index.ts'
import { readConfigOrExit } from '../main.ts'
import { insertApiBase } from '../platform/http/web-client.ts'

const here = import.meta.dirname

/** Starts the server, and restarts it when one of its source files changes. */
function startServer(config: Config, { port, url }: { port: number; url: string }) {
  const tsx = path.resolve(here, '../../node_modules/tsx/dist/cli.mjs')
  const args = [tsx, 'watch', '--clear-screen=false', path.join(here, 'dev-server.ts')]
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DEV_PORT: String(config.port),
      HOST: '127.0.0.1',
      DATA_DIR: config.dataDir,
      DATABASE_URL: url,
    },
  })
}

const apiBaseInPage = ({ apiBase }: Config): Plugin => ({
  name: 'gaiwan:api-base',
  transformIndexHtml: (html) => insertApiBase(html, apiBase),
})

/** Starts Vite on the port of the web application. Vite forwards API requests to the server. */
async function startVite(config: Config, serverPort: number) {
  const target = `http://127.0.0.1:${serverPort}`
  const otherListeners = process.listeners('SIGTERM')
  const vite = await createServer({
    plugins: [apiBaseInPage(config)],
    server: {
      port: config.port,
      strictPort: true,
      host: config.host,
      proxy: { [config.apiBase]: { target, ws: true }, '/health': target, '/ready': target },
    },
  })
  // Removes Vite's listener of SIGTERM. The listener would exit the process before the database has stopped.
  const viteListeners = process.listeners('SIGTERM').filter((listener) => !otherListeners.includes(listener))
  for (const listener of viteListeners) process.off('SIGTERM', listener)
  return vite.listen()
}

const config = readConfigOrExit(process.env)
// The database is started here, so that it keeps running while the server restarts.
const database = await findDatabase(config, console.log)
const serverPort = config.port + 1
const vite = await startVite(config, serverPort)
const server = startServer(config, { port: serverPort, url: database.url })

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  const hasExited = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await Promise.all([hasExited, vite.close()])
  await database.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
