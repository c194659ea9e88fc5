import { spawnSync } from 'node:child_process'
import { makeRenderer } from './new/make.ts'

/**
 * Command line of `npm run new -- cell payment-method`, which creates a renderer with settings, stories and a
 * test.
 */
const made = makeRenderer(process.cwd(), process.argv.slice(2))
if (made.problem === undefined) {
  spawnSync('npx', ['biome', 'check', '--write', ...made.files], { stdio: 'ignore', shell: true })
  spawnSync('npm', ['run', 'renderers'], { stdio: 'ignore', shell: true })
  for (const file of made.files) console.log(`  ${file}`)
  const steps = ['See it: npm run dev, then /dev/gallery.', ...made.next]
  console.log(['', ...steps.map((step) => `  ${step}`)].join('\n'))
} else {
  console.error(made.problem)
  process.exitCode = 1
}
