// `npm start`: everything that a person needs to sign in, from a fresh clone.
// Options: --no-demo leaves the demonstration company out; --dev serves the client from its sources.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { prepareSettings } from '../../bin/settings.ts'
import { buildClient, compileSchemas } from '../lib/generated.ts'
import { isInstalled } from '../lib/is_installed.ts'
import { endPrograms, runAce } from '../lib/run_program.ts'
import { say, Stop } from '../lib/say.ts'
import { Service } from '../lib/service.ts'
import { refuseBusyPort, waitUntilServed } from './address.ts'
import { openDatabase, type RunningDatabase } from './database.ts'
import { clearLeftovers, forget, note } from './journal.ts'

const SIGN_INS = 'storage/demo_sign_ins.txt'

const { values: options } = parseArgs({
  options: { 'no-demo': { type: 'boolean' }, 'dev': { type: 'boolean' } },
})
/** The plugin with its commands may be left out like any other. */
const hasDemonstration =
  !options['no-demo'] && isInstalled('demo', readFileSync('config/plugins.ts', 'utf8'))
let opening: Promise<RunningDatabase> | undefined
let services: Service[] = []
let stoppingSince = 0

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
// A closed terminal is no reason to leave the database behind.
process.stdout.on('error', () => {})
start().catch(async (error) => {
  // What was on its way has been ended.
  if (stoppingSince) return
  console.error(error instanceof Stop ? `\n  ${error.message}\n` : error)
  await stop(1)
})

async function start() {
  await clearLeftovers()
  const settings = await prepareSettings(process.cwd())
  const host = settings.values.HOST ?? '127.0.0.1'
  const port = Number(settings.values.PORT ?? 3333)
  const address = `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`
  await refuseBusyPort(host, port)
  note(address, [])

  opening = openDatabase(settings)
  const [database] = await Promise.all([opening, compileSchemas()])
  const env = {
    NODE_ENV: options.dev ? 'development' : 'production',
    TZ: 'UTC',
    HOST: host,
    PORT: String(port),
    DATABASE_URL: database.url,
    // The server and the worker do not learn it.
    DATABASE_OWNER_URL: '',
    // No proxy has to notice that it ends.
    DRAIN_SECONDS: '0',
    // Regulators that the demonstration plays are reached over loopback, and nobody else is.
    SIMULATOR: settings.values.SIMULATOR ?? String(hasDemonstration),
    ...(hasDemonstration && {
      AS2_HOSTS: settings.values.AS2_HOSTS ?? `127.0.0.1:${port}`,
      AS2_NETWORKS: settings.values.AS2_NETWORKS ?? '127.0.0.1/32',
    }),
    // The ICH schema may not be shared: the demonstration exports without it.
    EXPORT_UNCHECKED: settings.values.EXPORT_UNCHECKED ?? String(hasDemonstration),
  }
  const isBuilt = options.dev ? Promise.resolve() : buildClient()
  isBuilt.catch(() => {}) // looked at below, when the tables are made
  const owner = { ...env, DATABASE_OWNER_URL: database.ownerUrl }
  await runAce(['migration:run', '--connection=owner', '--force'], owner)
  say('Tables are up to date')
  await Promise.all([seed(env), isBuilt.then(() => serve(address, env, database))])

  say('Ready')
  console.log(`\n  Pharos is at ${address}\n`)
  if (hasDemonstration && existsSync(SIGN_INS)) console.log(readFileSync(SIGN_INS, 'utf8'))
  console.log('  Logs are in storage/logs. Ctrl-C stops everything.\n')
}

/** Fills an empty database with the demonstration; does nothing in one that has it. */
async function seed(env: NodeJS.ProcessEnv) {
  if (!hasDemonstration) return
  await runAce(['demo:seed'], env)
  say('Demonstration data are there')
}

function noteServices(address: string) {
  note(
    address,
    services.map(({ pid }) => pid)
  )
}

/** Starts the server and a worker; waits until the server answers. */
async function serve(address: string, env: NodeJS.ProcessEnv, { isAway }: RunningDatabase) {
  if (stoppingSince) return
  const script = (...args: string[]) => [`${process.cwd()}/${args[0]}`, ...args.slice(1)]
  const service = (name: string, args: string[]) =>
    new Service({ name, args, env, isExcused: isAway, onStart: () => noteServices(address) })
  const server = options.dev
    ? service('server', script('ace.ts', 'serve', '--hmr'))
    : service('server', [
        '--import',
        './kernel/typescript/register.mjs',
        ...script('bin/server.ts'),
      ])
  services = [server, service('worker', script('ace.ts', 'jobs:work'))]
  for (const each of services) each.start()
  const isComing = () => !stoppingSince && !server.isFailing
  if (!(await waitUntilServed(`${address}/health/ready`, isComing))) {
    throw new Stop(`The server does not answer:\n${server.endOfLog()}`)
  }
}

/** The first signal stops in order. A later one insists; one at the same time is an echo of npm. */
function onSignal() {
  if (!stoppingSince) void stop(0)
  else if (Date.now() - stoppingSince > 1000) process.exit(1)
}

async function stop(code: number) {
  stoppingSince = Date.now()
  if (services.length) say('Stopping ...')
  await Promise.all([endPrograms(), ...services.map((service) => service.stop())])
  const database = await opening?.catch(() => null)
  await database?.stop()
  forget()
  process.exit(code)
}
