import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Standard output stays for what a command has to say. */
const say = (text) => console.error(text)

/** Runs `npm ci` when node_modules is not what package-lock.json asks for. */
export async function installMissing(root) {
  if (isInstalled(root)) return
  refuseLink(join(root, 'node_modules'))
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  say('  Installing dependencies from the npm registry (about a minute) ...')
  const beat = setInterval(() => say(`  ... ${seconds()} s`), 15_000)
  try {
    await npmCi(root)
  } finally {
    clearInterval(beat)
  }
  say(`  Dependencies installed in ${seconds()} s`)
}

/** Whether every package of the lock file is there; npm keeps a list of what it has installed. */
function isInstalled(root) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(list, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    // Optional packages are for other platforms, mostly.
    if (!present[path]) return Boolean(optional)
    return present[path].version === version
  })
}

/** npm empties node_modules before it installs: those of another checkout, where they are a link. */
function refuseLink(modules) {
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new Error(
    `${modules} is a link to another folder, which npm ci would empty, and not what package-lock.json asks for: install there, or remove the link.`
  )
}

function npmCi(root) {
  const log = join(root, 'tmp', 'npm-ci.log')
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const output = createWriteStream(log)
  // Inside an npm script, the very npm that runs it; otherwise the one on the path.
  const npm = process.env.npm_execpath
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(file, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  child.stdout.pipe(output)
  child.stderr.pipe(output)
  return new Promise((done, refuse) => {
    child.on('error', refuse)
    child.on('close', (code) => {
      if (code === 0) return done()
      const end = readFileSync(log, 'utf8').trimEnd().split('\n').slice(0, 15).join('\n')
      refuse(new Error(`npm ci failed (the whole log is in tmp/npm-ci.log):\n${end}`))
    })
  })
}
