import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import { type Suite, Test } from '@japa/runner/core'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'

import { closeBrowser, openBrowser } from '#tests/browser/browser'
import { closeProduct, openProduct } from '#tests/browser/product'
import { installed } from '#config/plugins'
import { countingReporter } from '#tests/counting_reporter'
import { needsOf } from '#tests/needs'
import { patience } from '#tests/patience'
import { queue, takeFrom } from '#tests/queue'
import { serve } from '#tests/serve'

const ROOMS = '{bench,config,database,form-schemas,kernel,plugins,resources,scripts,start,tests}'
const KINDS = ['functional', 'journey', 'long'] as const

/** Files of one kind: `*.functional.spec.ts` and so on; plain `*.spec.ts` are unit specs. */
function specs(kind: (typeof KINDS)[number] | 'unit'): () => URL[] {
  const all = globSync(`${ROOMS}/**/*.spec.{ts,tsx}`, { cwd: app.makePath() }).sort()
  const kindOf = (file: string) => KINDS.find((each) => file.includes(`.${each}.spec.`)) ?? 'unit'
  const chosen = all.filter((file) => kindOf(file) === kind && hasAllItNeeds(file))
  return () => chosen.map((file) => pathToFileURL(file))
}

const here = new Set(installed.map(({ name }) => name))

/** Whoever leaves a plugin out has no specs of it; each that cannot run then is told in a line. */
function hasAllItNeeds(file: string): boolean {
  const missing = [...needsOf(file)].filter((name) => !here.has(name))
  if (missing.length > 0) console.log(`  ${file} is left out: it needs ${missing.join(', ')}`)
  return missing.length === 0
}

async function openForJourneys() {
  await Promise.all([openBrowser(), openProduct()])
  return async () => {
    await Promise.all([closeBrowser(), closeProduct()])
  }
}

/** A test of many rows is executed once for each of them, with the same options. */
const timed = new WeakSet<object>()

function takeTime({ options }: Test<undefined>) {
  if (timed.has(options) || options.timeout === undefined) return
  timed.add(options)
  options.timeout = patience(options.timeout)
}

/** Processes that run a suite side by side share its files. */
function share(suite: Suite) {
  if (queue) takeFrom(queue, suite)
}

/**
 * The suites. A spec stands beside what it tests. One that speaks HTTP to the running server is
 * a `*.functional.spec.ts`, one that drives a browser a `*.journey.spec.ts`, one that takes
 * minutes a `*.long.spec.ts` (npm run test:long; `npm run japa -- long --files=...`).
 */
export function japaConfig(): Config {
  Test.executing(takeTime)
  const journeys = specs('journey')
  return {
    suites: [
      {
        name: 'unit',
        files: specs('unit'),
        timeout: 60_000,
        configure: share,
      },
      {
        name: 'functional',
        files: specs('functional'),
        timeout: 60_000,
        configure: (suite) => share(suite.setup(serve)),
      },
      {
        name: 'journeys',
        files: journeys,
        timeout: 60_000,
        // Where no journey has all that it needs there may be nothing to open.
        configure: (suite) =>
          share(journeys().length > 0 ? suite.setup(() => openForJourneys()) : suite),
      },
      ...(process.argv.includes('long')
        ? [{ name: 'long', files: specs('long'), timeout: 3_600_000 }]
        : []),
    ],
    plugins: [assert(), apiClient(), pluginAdonisJS(app)],
    reporters: { activated: ['spec', 'counts'], list: [spec(), countingReporter] },
    forceExit: true,
  }
}
