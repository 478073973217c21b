// Runs a script of the project, or the command line, from a fresh clone:
// `node scripts/run.mjs start`, `node scripts/run.mjs ace plugin:list`.
// Needs nothing but Node 20 and npm: installs what is missing, then hands over to the
// project's own Node, which npm installed with the rest.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing } from './lib/install.mjs'
import { findNode } from './lib/find_node.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [name, ...args] = process.argv.slice(2)
const script = name === 'ace' ? 'ace.ts' : `scripts/${name}/main.ts`

process.chdir(root)
try {
  await installMissing(root)
  const node = findNode(root)
  const child = spawn(node, [script, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  // Ctrl-C reaches the child by the terminal; this process only waits for it to tidy up.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenLeft(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(error))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
} catch (error) {
  fail(error)
}

/** npm hands a signal to the shell between it and us, which dies of it and hands it to nobody. */
function whenLeft(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 200).unref()
}

function fail(error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}
