// `npm start`: builds outdated parts, then starts the server in the same process. This script is plain
// JavaScript and uses only Node modules, since it runs before any build.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildServer, buildWeb, distDir, root } from './build.mjs'

const MISSING_TOOLS = 1
const WRONG_OPTION = 2

function readArgs() {
  try {
    return parseArgs({
      options: {
        'print-config': { type: 'boolean' },
        'build-only': { type: 'boolean' },
        /** The same as the setting `UPSTREAM_URL`. */
        upstream: { type: 'string' },
      },
    }).values
  } catch (error) {
    console.error(`wrong option: ${error.message.split('. ')[0]}`)
    process.exit(WRONG_OPTION)
  }
}
const args = readArgs()
if (args.upstream === '') {
  console.error('wrong option: --upstream requires the URL of a JeecgBoot server')
  process.exit(WRONG_OPTION)
}

/** False in a distribution, which has no sources and runs the build that it contains. */
const hasSources = existsSync(path.join(root, 'server/main.ts'))

async function built(build) {
  try {
    if (hasSources) await build((line) => console.log(line))
  } catch (error) {
    console.error(`Gaiwan was not built: ${error.message}`)
    process.exit(MISSING_TOOLS)
  }
}

process.setSourceMapsEnabled(true)
await built(buildServer)
const { readConfigOrExit, showConfig, start } = await import(
  pathToFileURL(path.join(distDir, 'server/main.js')).href
)

if (args['build-only']) {
  await built(buildWeb)
} else {
  const config = readConfigOrExit({ ...process.env, ...(args.upstream && { UPSTREAM_URL: args.upstream }) })
  if (args['print-config']) {
    showConfig(config)
  } else {
    await built(buildWeb)
    await start(config, { webDir: path.join(distDir, 'web') })
  }
}
